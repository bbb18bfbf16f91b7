import { quoteFieldId, quoteFieldLabels, quoteFieldNames } from './quote-fields';
import type { QuoteFormControls } from './use-quote-form';

/** Lists what has to be mended, with a link to each field, when it is two fields or more (decision 30). */
export function ErrorSummary({ form }: { readonly form: QuoteFormControls }) {
  const invalid = quoteFieldNames.filter((name) => form.errorOf(name));
  if (invalid.length < 2) return null;
  return (
    <section className="alert alert-danger" aria-labelledby="quote-errors">
      <h3 id="quote-errors">Please check {invalid.length} fields</h3>
      <ul className="mb-0">
        {invalid.map((name) => (
          <li key={name}>
            <a
              href={`#${quoteFieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(name);
              }}
            >
              {quoteFieldLabels[name]}: {form.errorOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
