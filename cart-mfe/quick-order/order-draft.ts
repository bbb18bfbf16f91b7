import { fieldsOf } from '@storefront/shared/api/json-fields';
import { draftOf } from '@storefront/shared/forms/draft';

/** A list as it was typed, and what was chosen for its words: see `Choices`. */
export interface OrderDraft {
  readonly text: string;
  readonly choices: readonly (readonly [string, string])[];
}

/** The list as it was typed last, for who leaves the page and comes back. */
export const orderDraft = draftOf<OrderDraft>('quickOrder', (stored) => {
  // As earlier releases kept it.
  if (typeof stored === 'string') return { text: stored, choices: [] };
  const { text, choices } = fieldsOf(stored);
  if (typeof text !== 'string' || !Array.isArray(choices)) return null;
  return { text, choices: choices.filter(isChoice) };
});

const isChoice = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
