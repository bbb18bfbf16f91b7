import { contactFieldId, contactFieldLabels, contactFieldNames } from './contact-fields';
import type { ContactFormControls } from './use-contact-form';

/** Lists what has to be mended, with a link to each field; announced when it appears. */
export function ContactErrorSummary({ form }: { readonly form: ContactFormControls }) {
  const invalid = contactFieldNames.filter((name) => form.errors[name]);
  if (invalid.length === 0) return null;
  return (
    <div className="alert alert-danger" role="alert">
      <p>{invalid.length === 1 ? 'Please check 1 field' : `Please check ${invalid.length} fields`}</p>
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
