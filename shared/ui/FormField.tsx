import type { ReactNode } from 'react';

interface FormFieldProps {
  /** Of the control. */
  readonly id: string;
  readonly label: string;
  /** More about the field, behind its label. */
  readonly note?: string | undefined;
  /** What looks wrong but keeps nothing from being sent (P47); the control is described by `{id}-hint`. */
  readonly hint?: string | null;
  /** What is wrong; the control is described by `{id}-error`. */
  readonly error: string | null;
  readonly className?: string | undefined;
  /** The control. */
  readonly children: ReactNode;
}

/** A field of a form: its label, its control, and what is wrong with it. */
export function FormField({ id, label, note, hint, error, className, children }: FormFieldProps) {
  return (
    <div className={className}>
      <label className="form-label" htmlFor={id}>
        {label}
        {note && <span className="text-body-secondary small"> ({note})</span>}
      </label>
      {children}
      {hint && (
        <p className="form-text mb-0" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="invalid-feedback mb-0" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
