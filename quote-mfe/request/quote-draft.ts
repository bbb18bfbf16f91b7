import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { readJson } from '@storefront/shared/contracts/well-formed';
import { type QuoteFields, quoteFieldNames } from '../fields/quote-fields';
import { newQuoteKey } from './quote-key';

/** Name in the session storage, which ends with the tab. */
const name = 'quoteDraft';

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

/** Where the browser keeps nothing, the draft lasts as long as the page. */
let held: QuoteDraft | null = null;

/**
 * The draft of a quote for this subject. Of a draft for another one the visitor's details go over into it; its key and its
 * quantity do not. Never throws.
 */
export function openDraft(subject: QuoteSubject): QuoteDraft {
  const before = stored();
  const text = textOf(subject);
  if (before?.subject === text) return before;
  const { quantity: _, ...details } = before?.fields ?? {};
  const filledPostcode = before?.filledPostcode ?? null;
  return keep({ key: newQuoteKey(), subject: text, fields: details, filledPostcode });
}

/** Keeps what is being typed, so that closing the form by accident loses nothing (P44). Never throws. */
export function keepDraft(
  subject: QuoteSubject,
  draft: Pick<QuoteDraft, 'key' | 'filledPostcode'> & { readonly fields: QuoteFields },
): void {
  keep({ ...draft, subject: textOf(subject) });
}

/** Forgets the draft of a quote that was sent, unless it is another's by now. Never throws. */
export function dropDraft(key: string): void {
  if (stored()?.key !== key) return;
  held = null;
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

function keep(draft: QuoteDraft): QuoteDraft {
  held = draft;
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // The draft is still held in memory, as long as the document lives.
  }
  return draft;
}

function stored(): QuoteDraft | null {
  try {
    return draftOf(readJson(sessionStorage.getItem(name) ?? 'null')) ?? held;
  } catch {
    return held;
  }
}

function draftOf(value: unknown): QuoteDraft | null {
  const { key, subject, fields, filledPostcode } = objectOf(value);
  if (typeof key !== 'string' || typeof subject !== 'string') return null;
  const typed = objectOf(fields);
  const readable = quoteFieldNames.filter((field) => typeof typed[field] === 'string');
  return {
    key,
    subject,
    fields: Object.fromEntries(readable.map((field) => [field, typed[field]])),
    filledPostcode: typeof filledPostcode === 'string' ? filledPostcode : null,
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

// A quantity that was chosen on a page is part of the subject. One typed into the form is only a field of the draft.
const textOf = (subject: QuoteSubject) =>
  subject.kind === 'cart' ? 'cart' : `product ${subject.id} ${subject.quantity}`;
