import { maxQuantity } from '@storefront/shared/contracts/state';
import { Form } from '@storefront/shared/router';
import { ErrorSummary } from './ErrorSummary';
import { QuoteFailed } from './QuoteFailed';
import { QuoteField } from './QuoteField';
import styles from './QuoteForm.module.scss';
import type { QuoteRefusal } from './quote-action';
import type { QuoteData } from './quote-loader';
import { TextField } from './TextField';
import { useQuoteForm } from './use-quote-form';

interface QuoteFormProps extends QuoteData {
  /** What became of the last attempt, if it was not sent. */
  readonly refusal: QuoteRefusal | undefined;
}

/** The ten fields of specification section 2, and the quantity of a product's quote (decision 32). */
export function QuoteForm({ states, asked, refusal }: QuoteFormProps) {
  const form = useQuoteForm(refusal);
  return (
    <Form
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby="quote-form"
    >
      <h2 id="quote-form">Contact Details</h2>
      {refusal?.failure && <QuoteFailed refusal={refusal} message={refusal.failure} />}
      <ErrorSummary form={form} />
      <div className={styles.fields}>
        {asked.kind === 'product' && (
          <TextField
            name="quantity"
            form={form}
            className={styles.short}
            type="number"
            min={1}
            max={maxQuantity}
            defaultValue={asked.quantity}
            autoComplete="off"
          />
        )}
        <TextField name="firstName" form={form} autoComplete="given-name" />
        <TextField name="lastName" form={form} autoComplete="family-name" />
        <TextField
          name="company"
          form={form}
          className={styles.wide}
          note="optional"
          autoComplete="organization"
        />
        <TextField name="email" form={form} type="email" autoComplete="email" />
        <TextField name="phone" form={form} type="tel" autoComplete="tel" />
        <TextField
          name="address"
          form={form}
          className={styles.wide}
          note="unit number and street"
          autoComplete="address-line1"
        />
        <QuoteField name="state" form={form}>
          <select autoComplete="address-level1" {...form.control('state', 'form-select')}>
            <option value="">Choose</option>
            {states.map(({ name, abbreviation }) => (
              <option key={abbreviation} value={abbreviation}>
                {name}
              </option>
            ))}
          </select>
        </QuoteField>
        <TextField name="suburb" form={form} autoComplete="address-level2" />
        <TextField name="postcode" form={form} inputMode="numeric" autoComplete="postal-code" />
        <QuoteField name="message" form={form} className={styles.wide}>
          <textarea rows={5} autoComplete="off" {...form.control('message', 'form-control')} />
        </QuoteField>
      </div>
      <button className="btn btn-primary" type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Sending …' : 'Request a quote'}
      </button>
      <p className="form-text">We use these details only to answer your request.</p>
    </Form>
  );
}
