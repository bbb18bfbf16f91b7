import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { useStorefront } from '@storefront/shared/router';
import type { FormEvent } from 'react';
import type { NewsletterRefusal } from './subscribe';

interface NewsletterFormProps {
  /** Where it stands; the form may be on a page twice. */
  readonly place: 'foot' | 'page';
  /** What became of the last attempt, if it was not sent; its field has the focus then. */
  readonly refusal?: NewsletterRefusal | undefined;
}

/**
 * Subscribes to the newsletter. Below the field stands what became of it; the page and the focus stay (P85). The code for that comes
 * with the first attempt; without it the server answers.
 */
export function NewsletterForm({ place, refusal }: NewsletterFormProps) {
  const id = `newsletter-${place}`;
  const { api } = useStorefront();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    import(/* webpackChunkName: "content" */ './subscribe-in-place').then(
      ({ subscribeInPlace }) => subscribeInPlace(form, api),
      () => form.submit(),
    );
  }

  return (
    <form
      className="newsletter"
      method="post"
      action="/newsletter"
      noValidate
      aria-label="Newsletter"
      onSubmit={onSubmit}
    >
      <label className="form-label" htmlFor={id}>
        Email for our newsletter
      </label>
      <div className="field-with-button">
        <input
          className="form-control"
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={fieldLimits.email}
          aria-required
          aria-invalid={refusal?.isInvalid}
          aria-describedby={`${id}-said`}
          // biome-ignore lint/a11y/noAutofocus: what was refused is to be mended
          autoFocus={Boolean(refusal)}
          defaultValue={refusal?.email}
        />
        <button className="btn btn-outline-primary" type="submit">
          Subscribe
        </button>
      </div>
      <p id={`${id}-said`} className={refusal && 'refused'} role="status">
        {refusal?.reason}
      </p>
    </form>
  );
}
