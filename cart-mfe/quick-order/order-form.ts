import { fieldsOf } from '@storefront/shared/api/json-fields';
import { draftOf } from '@storefront/shared/forms/draft';
import type { Choices } from './lookup/outcome';

/** Names of the form's fields. */
export const fields = { lines: 'lines', file: 'file', intent: 'intent' } as const;

const choicePrefix = 'choice ';

/** Name of the field for a choice; see `Choices`. */
export function choiceField(key: string): string {
  return choicePrefix + key;
}

/** The choices of a form. */
export function choicesIn(form: FormData): Choices {
  const chosen = [...form].filter(([name]) => name.startsWith(choicePrefix));
  return new Map(chosen.map(([name, id]) => [name.slice(choicePrefix.length), String(id)]));
}

/** A list with further lines below those it has. */
export function withLinesBelow(list: string, further: string): string {
  return [list.trimEnd(), further].filter(Boolean).join('\n');
}

/** The list as it was typed last, for who leaves the page and comes back. A text in every release (docs/contracts.md). */
export const orderDraft = draftOf('quickOrder', (stored) => (typeof stored === 'string' ? stored : null));

/** What was chosen last (`Choices`), and the list that it was for: another has to be chosen for anew (P82). */
export const choicesDraft = draftOf('quickOrderChoices', (stored) => {
  const { text, choices } = fieldsOf(stored);
  if (typeof text !== 'string' || !Array.isArray(choices)) return null;
  return { text, choices: choices.filter(isChoice) };
});

const isChoice = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
