/** The fields of a JSON object, none of them known yet. */
export type JsonFields = Readonly<Record<string, unknown>>;

const noFields: JsonFields = {};

/** The fields of a JSON object; none for anything else. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonFields)
    : noFields;
}

/** The entries of a JSON list; none for anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text that says something, without the white space around it, or a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The name of something that is given as a text or as an object with a `name`; null when it has none. */
export function nameOf(value: unknown): string | null {
  return textOf(value) ?? textOf(fieldsOf(value).name);
}

const maxTexts = 100;

/** The texts of a JSON list, each once, in their order; the first hundred. */
export function textsOf(value: unknown): readonly string[] {
  return [...new Set(entriesOf(value).map(textOf))].filter((text) => text !== null).slice(0, maxTexts);
}
