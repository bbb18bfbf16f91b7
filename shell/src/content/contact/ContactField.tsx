import type { ReactNode } from 'react';
import { type ContactFieldName, contactFieldId, contactFieldLabels } from './contact-fields';
import type { ContactFormControls } from './use-contact-form';

interface ContactFieldProps {
  readonly name: ContactFieldName;
  readonly form: ContactFormControls;
  /** The field's control. */
  readonly children: ReactNode;
}

/** A field of the form: its label, its control, and what is wrong with it. */
export function ContactField({ name, form, children }: ContactFieldProps) {
  const error = form.errors[name];
  return (
    <div className="mb-3">
      <label className="form-label" htmlFor={contactFieldId(name)}>
        {contactFieldLabels[name]}
        {name === 'phone' && <span className="text-body-secondary small"> (optional)</span>}
      </label>
      {children}
      {error && (
        <p className="invalid-feedback mb-0" id={`${contactFieldId(name)}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
