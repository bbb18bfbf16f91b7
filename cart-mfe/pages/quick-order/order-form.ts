import { fieldsOf } from '@storefront/shared/api/json-fields';
import { draftOf } from '@storefront/shared/forms/draft';
import type { Choices } from './lookup/outcome';

/** Names of the form's fields. */
export const fields = { lines: 'lines', file: 'file', intent: 'intent' } as const;

const choicePrefix = 'choice ';

/** Name of a choice's field; see `Choices`. */
export function choiceField(key: string): string {
  return choicePrefix + key;
}

/** Reads the choices of a form. */
export function choicesIn(form: FormData): Choices {
  const chosen = [...form].filter(([name]) => name.startsWith(choicePrefix));
  return new Map(chosen.map(([name, id]) => [name.slice(choicePrefix.length), String(id)]));
}

/** Appends further lines to a list. */
export function withLinesBelow(list: string, further: string): string {
  return [list.trimEnd(), further].filter(Boolean).join('\n');
}

/** Draft of the typed list. Must stay plain text in every release (docs/contracts.md). */
export const orderDraft = draftOf('quickOrder', (stored) => (typeof stored === 'string' ? stored : null));

/** Draft of the choices and the list they belong to: they do not apply to another list (P82). */
export const choicesDraft = draftOf('quickOrderChoices', (stored) => {
  const { text, choices } = fieldsOf(stored);
  if (typeof text !== 'string' || !Array.isArray(choices)) return null;
  return { text, choices: choices.filter(isChoice) };
});

const isChoice = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

/** Maximum file size in bytes; a line has about thirty. */
const maxBytes = 1_000_000;

/** Reads a file's text, of at most so many characters, or returns why it cannot, in one sentence. Never rejects. */
export async function readFile(
  file: Blob & { readonly name: string },
  maxLength = maxBytes,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than 1 MB. Paste its lines in parts.` };
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    if (text.includes('\0'))
      return { problem: `${file.name} is not a text file. Save the list as CSV and choose that.` };
    if (text.length > maxLength)
      return { problem: `${file.name} makes the list too long. Paste its lines in parts.` };
    return text.trim() === '' ? { problem: `${file.name} is empty. Choose another file.` } : { text };
  } catch {
    return { problem: `${file.name} could not be read. Paste its lines instead.` };
  }
}

/** Decodes UTF-16 or UTF-8 by the byte order mark; without one UTF-8, else Windows-1252. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
