import { fieldLimits } from '@storefront/shared/contracts/field-limits';

interface NewsletterFormProps {
  /** Where it stands; the form may be on a page twice. */
  readonly place: 'foot' | 'page';
  /** What was typed before. */
  readonly email?: string;
  /** What is wrong with it. */
  readonly error?: string;
}

/** Subscribes to the newsletter; a plain form that the server answers, with and without JavaScript. */
export function NewsletterForm({ place, email, error }: NewsletterFormProps) {
  const id = `newsletter-${place}`;
  return (
    <form className="newsletter" method="post" action="/newsletter" aria-label="Newsletter">
      <label className="form-label" htmlFor={id}>
        Email for our newsletter
      </label>
      <div className="input-group">
        <input
          className={error ? 'form-control is-invalid' : 'form-control'}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          required
          defaultValue={email}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button className="btn btn-outline-primary" type="submit">
          Subscribe
        </button>
      </div>
      {error && (
        <p className="newsletter-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
