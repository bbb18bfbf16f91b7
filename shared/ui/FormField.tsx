import type { ReactNode } from 'react';

/** State of a form field. */
export interface FieldState {
  readonly id: string;
  readonly label: string;
  /** What to enter; always shown, below the control. */
  readonly help?: string | undefined;
  /** A doubt that does not block sending (P47); shown without an error. */
  readonly hint?: string | null;
  readonly error: string | null;
}

interface FormFieldProps extends FieldState {
  /** Shown behind the label. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form field: label, control, help, and error or hint. */
export function FormField({ id, label, note, help, hint, error, className, children }: FormFieldProps) {
  const notice = error ?? hint;
  return (
    <div className={className}>
      <label key={label} className="form-label" htmlFor={id}>
        {label}
        {note && <span className="text-body-secondary small">{` (${note})`}</span>}
      </label>
      {children}
      {help && (
        <p className="form-text mb-0" id={helpId(id)}>
          {help}
        </p>
      )}
      {notice && (
        <p className={`${error ? 'invalid-feedback' : 'form-text'} mb-0`} id={noticeId(id, error)}>
          {notice}
        </p>
      )}
    </div>
  );
}

/** Attributes of a field's control; `base` is Bootstrap's class for its kind. */
export function controlAttributes(
  { id, help, hint, error }: FieldState,
  base: 'form-control' | 'form-select' = 'form-control',
) {
  return {
    id,
    className: error ? `${base} is-invalid` : base,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [(error ?? hint) && noticeId(id, error), help && helpId(id)].filter(Boolean).join(' ') || undefined,
  };
}

const helpId = (id: string) => `${id}-help`;

const noticeId = (id: string, error: string | null) => `${id}-${error ? 'error' : 'hint'}`;
