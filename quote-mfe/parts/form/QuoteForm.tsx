import { useTopic } from '@storefront/shared/bus';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { maxQuantity } from '@storefront/shared/contracts/state';
import { Form } from '@storefront/shared/router';
import { BotField } from '@storefront/shared/ui/BotField';
import { FormErrorSummary } from '@storefront/shared/ui/FormErrorSummary';
import { FormField } from '@storefront/shared/ui/FormField';
import { PrivacyLink } from '@storefront/shared/ui/PrivacyLink';
import { SendButton } from '@storefront/shared/ui/SendButton';
import { selectOnFirstPress } from '@storefront/shared/ui/select-on-first-press';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { QuoteData } from '../../data/quote-data';
import { type QuoteFieldName, quoteFieldNames, readQuoteFields } from '../../data/quote-fields';
import { linesText, shownLines } from '../../data/quote-subject';
import type { QuoteRefusal } from '../../data/send-quote';
import { KeepDetails, keepDetailsField } from './KeepDetails';
import { forgetDetails, keepDetails, keptDetails } from './kept-details';
import styles from './QuoteForm.module.scss';
import { SuburbField } from './SuburbField';
import { type QuoteFormControls, type SendForm, useQuoteForm } from './use-quote-form';

/** Id of the form's heading, which names its dialog. */
export const quoteHeadingId = 'quote-form';

interface QuoteFormProps extends QuoteData {
  readonly subject: QuoteSubject;
  /** The message at first. */
  readonly words?: string | undefined;
  readonly refusal?: QuoteRefusal | undefined;
  readonly isSending: boolean;
  readonly send: SendForm;
}

/** The quote form: the ten fields of P45, and the quantity in a product's quote (P51). */
export function QuoteForm({ subject, words = '', states, asked, refusal, isSending, send }: QuoteFormProps) {
  const cart = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const isWithoutProducts = subject.kind === 'cart' && cart.length === 0;
  const form = useQuoteForm({
    subject,
    words,
    isWithoutProducts,
    refusal,
    isSending,
    send: async (element) => {
      const sent = new FormData(element);
      if (sent.has(keepDetailsField)) keepDetails(readQuoteFields(sent));
      else forgetDetails();
      await send(element);
    },
  });
  const state = useRef('');

  useEffect(() => {
    const control = form.element.current?.elements.namedItem('state');
    if (control instanceof HTMLSelectElement) state.current = control.value;
  }, [form.element]);

  // Only a change of state clears the suburb: the first choice keeps a suburb typed before.
  function clearSuburb({ target }: { readonly target: HTMLSelectElement }) {
    if (state.current !== '') {
      form.set({ suburb: '' });
      form.forgetPostcode();
    }
    state.current = target.value;
  }

  /** Clears fields that still contain kept details, so that nobody else reads them there. */
  function emptyKept() {
    const kept = Object.entries(keptDetails() ?? {}) as [QuoteFieldName, string][];
    const unchanged = kept.filter(([name, text]) => form.valueOf(name) === text);
    form.set(Object.fromEntries(unchanged.map(([name]) => [name, ''])));
    state.current = form.valueOf('state');
  }

  return (
    <Form
      ref={form.element}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      aria-labelledby={quoteHeadingId}
    >
      {form.key !== null && <input type="hidden" name="key" value={form.key} />}
      {subject.kind === 'cart' && <input type="hidden" name={shownLines} value={linesText(cart)} />}
      <h2 id={quoteHeadingId}>Contact Details</h2>
      {refusal?.failure && <QuoteFailed refusal={refusal} message={refusal.failure} />}
      <FormErrorSummary fields={quoteFieldNames.map(form.field)} />
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
        <FormField {...form.field('state')}>
          <select
            autoComplete="address-level1"
            {...form.control('state', 'form-select', { onChange: clearSuburb })}
          >
            <option value="">Choose</option>
            {states.map(({ name, abbreviation }) => (
              <option key={abbreviation} value={abbreviation}>
                {name}
              </option>
            ))}
          </select>
        </FormField>
        <SuburbField form={form} />
        {/* The suburb field may have filled it at the moment it was pressed. */}
        <TextField
          name="postcode"
          form={form}
          inputMode="numeric"
          autoComplete="postal-code"
          onPointerDown={selectOnFirstPress}
        />
        <FormField
          {...form.field('message')}
          className={styles.wide}
          note={isWithoutProducts ? 'products, sizes and quantities' : undefined}
        >
          <textarea rows={5} autoComplete="off" defaultValue={words} {...form.control('message')} />
        </FormField>
      </div>
      <BotField />
      <KeepDetails onForget={emptyKept} />
      <SendButton label="Request a quote" isSending={isSending} sending="Sending your request" />
      <p className="form-text">
        We use these details only to answer your request. <PrivacyLink />
      </p>
    </Form>
  );
}

interface QuoteFailedProps {
  readonly refusal: QuoteRefusal;
  readonly message: string;
}

/** Why a quote was not sent (P58); each new refusal gets the focus. */
function QuoteFailed({ refusal, message }: QuoteFailedProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [refusal]);
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={alert}>
      <h3>Error!</h3>
      <p className="mb-0">{message}</p>
    </div>
  );
}

interface TextFieldProps
  extends Pick<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'min' | 'max' | 'defaultValue' | 'onPointerDown'
    >,
    Pick<ComponentProps<typeof FormField>, 'className' | 'note'> {
  readonly name: QuoteFieldName;
  readonly form: QuoteFormControls;
  /** Autofill token (P45). */
  readonly autoComplete: string;
}

/** A one-line field; a refused form's value replaces `defaultValue`. */
function TextField({ name, form, className, note, ...input }: TextFieldProps) {
  return (
    <FormField {...form.field(name)} className={className} note={note}>
      <input {...input} {...form.control(name)} />
    </FormField>
  );
}
