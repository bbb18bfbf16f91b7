import { useId } from 'react';

interface FieldError {
  /** Of the field's control. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** Lists what has to be mended, with a link to each field, when it is two fields or more (P49). */
export function FormErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  const headingId = useId();
  if (errors.length < 2) return null;
  return (
    <section className="alert alert-danger" aria-labelledby={headingId}>
      <h3 id={headingId}>Please check {errors.length} fields</h3>
      <ul className="mb-0">
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
