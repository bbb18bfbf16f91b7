import { fieldsOf } from '@storefront/shared/api/json-fields';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { draftOf } from '@storefront/shared/forms/draft';
import type { QuoteFields } from '../fields/quote-fields';
import { readTyped } from '../fields/read-typed';
import { newQuoteKey } from './quote-key';

/** A quote that was not sent yet. */
interface QuoteDraft {
  /** The same for every attempt at it: the backend takes it once. */
  readonly key: string;
  /** What it is for, as text. */
  readonly subject: string;
  /** What was typed; the quantity belongs to the subject. */
  readonly fields: Partial<QuoteFields>;
  /** The postcode that was filled in for the suburb rather than typed; it goes with the suburb. */
  readonly filledPostcode: string | null;
}

const draft = draftOf('quoteDraft', readDraft);

/**
 * The draft of a quote for this subject. Of a draft for another one the visitor's details go over into it; its key and its
 * quantity do not. Never throws.
 */
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

/** Keeps what is being typed, so that closing the form by accident loses nothing (P44). Never throws. */
export function keepDraft(
  subject: QuoteSubject,
  typed: Pick<QuoteDraft, 'key' | 'filledPostcode'> & { readonly fields: QuoteFields },
): void {
  draft.keep({ ...typed, subject: textOf(subject) });
}

/** Forgets the draft of a quote that was sent, unless it is another's by now. Never throws. */
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

// A quantity that was chosen on a page is part of the subject. One typed into the form is only a field of the draft.
const textOf = (subject: QuoteSubject) =>
  subject.kind === 'cart' ? 'cart' : `product ${subject.id} ${subject.quantity}`;
