import type { ComponentProps } from 'react';
import { QuoteField, type QuoteFieldProps } from './QuoteField';

interface TextFieldProps
  extends QuoteFieldProps,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'defaultValue'> {
  /** Autofill token (P45). */
  readonly autoComplete: string;
}

/** A field of one line. What the form comes back with takes the place of `defaultValue`. */
export function TextField({ name, form, className, note, ...input }: TextFieldProps) {
  return (
    <QuoteField name={name} form={form} className={className} note={note}>
      <input {...input} {...form.control(name, 'form-control')} />
    </QuoteField>
  );
}
