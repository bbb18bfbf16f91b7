import { fieldsOf } from '@storefront/shared/api/json-fields';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { draftOf } from '@storefront/shared/forms/draft';
import { type QuoteFields, readTyped } from './quote-fields';

interface QuoteDraft {
  /** Idempotency key, the same for every attempt at one quote: the backend accepts it once. */
  readonly key: string;
  readonly subject: string;
  /** Input without the quantity, which belongs to the subject. */
  readonly fields: Partial<QuoteFields>;
  /** The postcode filled for the suburb, to be cleared with it; null for a typed one. */
  readonly filledPostcode: string | null;
}

const draft = draftOf('quoteDraft', readDraft);

/** Opens the draft for a subject. From another subject's draft it takes the details, but not key and quantity. Never throws. */
export function openDraft(subject: QuoteSubject): QuoteDraft {
  const before = draft.read();
  const text = textOf(subject);
  if (before?.subject === text) return before;
  const { quantity: _, ...details } = before?.fields ?? {};
  const filledPostcode = before?.filledPostcode ?? null;
  const opened = { key: newQuoteKey(), subject: text, fields: details, filledPostcode };
  draft.keep(opened);
  return opened;
}

/** Keeps the input, so that closing the form loses nothing (P44). Never throws. */
export function keepDraft(
  subject: QuoteSubject,
  typed: Pick<QuoteDraft, 'key' | 'filledPostcode'> & { readonly fields: QuoteFields },
): void {
  draft.keep({ ...typed, subject: textOf(subject) });
}

/** Deletes a sent quote's draft, unless another one has replaced it. Never throws. */
export function dropDraft(key: string): void {
  if (draft.read()?.key === key) draft.drop();
}

function readDraft(value: unknown): QuoteDraft | null {
  const { key, subject, fields, filledPostcode } = fieldsOf(value);
  if (typeof key !== 'string' || typeof subject !== 'string') return null;
  return {
    key,
    subject,
    fields: readTyped(fields),
    filledPostcode: typeof filledPostcode === 'string' ? filledPostcode : null,
  };
}

// A quantity chosen on a page belongs to the subject; one typed into the form is a field.
const textOf = (subject: QuoteSubject) =>
  subject.kind === 'cart' ? 'cart' : `product ${subject.id} ${subject.quantity}`;

/** A new idempotency key: the backend accepts requests with the same key once. */
export function newQuoteKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form's key; null for an invalid or missing one, as in a form sent before its script made one. */
export function readQuoteKey(form: FormData): string | null {
  const key = form.get('key');
  return typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : null;
}
