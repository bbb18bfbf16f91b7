import { fieldsOf } from '@storefront/shared/api/json-fields';
import { draftOf } from '@storefront/shared/forms/draft';

/** The list as it was typed last, for who leaves the page and comes back. A text in every release (docs/contracts.md). */
export const orderDraft = draftOf('quickOrder', (stored) => (typeof stored === 'string' ? stored : null));

/** What was chosen for the words of a list: see `Choices`. */
export interface ListChoices {
  /** The list, for another has to be chosen for anew (P82). */
  readonly text: string;
  readonly choices: readonly (readonly [string, string])[];
}

/** What was chosen last, beside the list. */
export const choicesDraft = draftOf<ListChoices>('quickOrderChoices', (stored) => {
  const { text, choices } = fieldsOf(stored);
  if (typeof text !== 'string' || !Array.isArray(choices)) return null;
  return { text, choices: choices.filter(isChoice) };
});

const isChoice = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
