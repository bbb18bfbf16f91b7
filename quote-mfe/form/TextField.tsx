import { FormField } from '@storefront/shared/ui/FormField';
import type { ComponentProps } from 'react';
import type { QuoteFieldName } from '../fields/quote-fields';
import type { QuoteFormControls } from './use-quote-form';

interface TextFieldProps
  extends Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'min' | 'max' | 'defaultValue' | 'onPointerDown'
    >,
    Pick<ComponentProps<typeof FormField>, 'className' | 'note'> {
  readonly name: QuoteFieldName;
  readonly form: QuoteFormControls;
  /** Autofill token (P45). */
  readonly autoComplete: string;
}

/** A field of one line; a refused form's value replaces `defaultValue`. */
export function TextField({ name, form, className, note, ...input }: TextFieldProps) {
  return (
    <FormField {...form.field(name)} className={className} note={note}>
      <input {...input} {...form.control(name)} />
    </FormField>
  );
}
