import { useId } from 'react';
import type { FieldState } from './FormField';

/** Lists the errors with links to their fields when there are two or more (P49). */
export function FormErrorSummary({ fields }: { readonly fields: readonly FieldState[] }) {
  const headingId = useId();
  const invalid = fields.filter(({ error }) => error);
  if (invalid.length < 2) return null;
  return (
    <section className="alert alert-danger" aria-labelledby={headingId}>
      <h3 id={headingId}>{`Please check ${invalid.length} fields`}</h3>
      <ul className="mb-0">
        {invalid.map(({ id, label, error }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {`${label}: ${error}`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
