import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { useStorefront } from '@storefront/shared/router';
import { BotField } from '@storefront/shared/ui/BotField';
import type { FormEvent } from 'react';
import type { NewsletterRefusal } from './subscribe';

interface NewsletterFormProps {
  /** Position on the page, which may contain the form twice. */
  readonly place: 'foot' | 'page';
  /** Refusal of the last attempt; focuses the field. */
  readonly refusal?: NewsletterRefusal | undefined;
}

/**
 * The newsletter form. It shows the result below its field and keeps page and focus (P85). Its code is loaded on the first attempt; without
 * it the server answers.
 */
export function NewsletterForm({ place, refusal }: NewsletterFormProps) {
  const id = `newsletter-${place}`;
  const { api } = useStorefront();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    import(/* webpackChunkName: "content" */ './subscribe').then(
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
          // biome-ignore lint/a11y/noAutofocus: the refused input has to be corrected
          autoFocus={Boolean(refusal)}
          defaultValue={refusal?.email}
        />
        <button className="btn btn-outline-primary" type="submit">
          Subscribe
        </button>
      </div>
      <BotField />
      <p id={`${id}-said`} className={refusal && 'refused'} role="status">
        {refusal?.reason}
      </p>
    </form>
  );
}
