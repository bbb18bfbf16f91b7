import { contactFieldId, contactFieldLabels, contactFieldNames } from './contact-fields';
import type { ContactFormControls } from './use-contact-form';

/** Lists what has to be mended when that is more than one field, with a link to each; announced when it appears. */
export function ContactErrorSummary({ form }: { readonly form: ContactFormControls }) {
  const invalid = contactFieldNames.filter((name) => form.errors[name]);
  if (invalid.length < 2) return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p>Please check {invalid.length} fields</p>
      <ul className="mb-0">
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${contactFieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(name);
              }}
            >
              {contactFieldLabels[name]}: {form.errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
