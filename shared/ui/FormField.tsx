import type { ReactNode } from 'react';

/** A field of a form as it stands. */
export interface FieldState {
  readonly id: string;
  readonly label: string;
  /** What is asked for; said from the start, below the control. */
  readonly help?: string | undefined;
  /** What looks wrong but keeps nothing from being sent (P47); said while nothing is wrong. */
  readonly hint?: string | null;
  readonly error: string | null;
}

interface FormFieldProps extends FieldState {
  /** More about the field, behind its label. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A field of a form: its label, its control, what is asked for, and what is wrong with it. */
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

/** What a field's control has of it; `base` is Bootstrap's class for its kind. */
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
