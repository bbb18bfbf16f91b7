import { FormField } from '@storefront/shared/ui/FormField';
import type { ReactNode } from 'react';
import { type QuoteFieldName, quoteFieldId } from '../fields/quote-fields';
import type { QuoteFormControls } from './use-quote-form';

/** What every field of the form is given. */
export interface QuoteFieldProps {
  readonly name: QuoteFieldName;
  readonly form: QuoteFormControls;
  readonly className?: string | undefined;
  /** More about the field, behind its label. */
  readonly note?: string | undefined;
}

/** A field of the quote form by its name. */
export function QuoteField({
  name,
  form,
  className,
  note,
  children,
}: QuoteFieldProps & { readonly children: ReactNode }) {
  return (
    <FormField
      id={quoteFieldId(name)}
      label={form.labelOf(name)}
      note={note}
      hint={form.hintOf(name)}
      error={form.errorOf(name)}
      className={className}
    >
      {children}
    </FormField>
  );
}
