import type { ReactNode } from 'react';
import { type QuoteFieldName, quoteFieldId, quoteFieldLabels } from './quote-fields';
import type { QuoteFormControls } from './use-quote-form';

/** What every field of the form is given. */
export interface QuoteFieldProps {
  readonly name: QuoteFieldName;
  readonly form: QuoteFormControls;
  readonly className?: string | undefined;
  /** More about the field, behind its label. */
  readonly note?: string | undefined;
}

/** A field of the form: its label, its control, and what is wrong with it. */
export function QuoteField({
  name,
  form,
  className,
  note,
  children,
}: QuoteFieldProps & { readonly children: ReactNode }) {
  const error = form.errorOf(name);
  return (
    <div className={className}>
      <label className="form-label" htmlFor={quoteFieldId(name)}>
        {quoteFieldLabels[name]}
        {note && <span className="text-body-secondary small"> ({note})</span>}
      </label>
      {children}
      {error && (
        <p className="invalid-feedback mb-0" id={`${quoteFieldId(name)}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
