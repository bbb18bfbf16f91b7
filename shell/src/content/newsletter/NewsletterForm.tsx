import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { useEffect, useRef } from 'react';
import type { NewsletterRefusal } from './newsletter-action';

interface NewsletterFormProps {
  /** Where it stands; the form may be on a page twice. */
  readonly place: 'foot' | 'page';
  /** What became of the last attempt, if it was not sent. */
  readonly refusal?: NewsletterRefusal | undefined;
}

/**
 * Subscribes to the newsletter; a plain form that the server answers, with and without JavaScript. After a refusal the focus
 * is on what is to be mended, or on what went wrong.
 */
export function NewsletterForm({ place, refusal }: NewsletterFormProps) {
  const id = `newsletter-${place}`;
  const { email, error, failure } = refusal ?? { email: '', error: null, failure: null };
  const field = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (refusal) (refusal.error ? field : alert).current?.focus();
  }, [refusal]);

  return (
    <form className="newsletter" method="post" action="/newsletter" noValidate aria-label="Newsletter">
      {failure && (
        <p className="alert alert-danger" role="alert" tabIndex={-1} ref={alert}>
          {failure}
        </p>
      )}
      <label className="form-label" htmlFor={id}>
        Email for our newsletter
      </label>
      <div className="input-group">
        <input
          ref={field}
          className={error ? 'form-control is-invalid' : 'form-control'}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          aria-required
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
