import type { Choices } from './lookup/outcome-of';

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
