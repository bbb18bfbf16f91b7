/** The unvalidated fields of a JSON object. */
export type JsonFields = Readonly<Record<string, unknown>>;

const noFields: JsonFields = {};

/** The fields of a JSON object; empty for anything else. */
export function fieldsOf(value: unknown): JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonFields)
    : noFields;
}

/** The entries of a JSON list; empty for anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A non-blank text, trimmed, or a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A text, or the `name` of an object; null for none. */
export function nameOf(value: unknown): string | null {
  return textOf(value) ?? textOf(fieldsOf(value).name);
}

const maxTexts = 100;

/** The distinct texts of a JSON list in their order, at most a hundred. */
export function textsOf(value: unknown): readonly string[] {
  return [...new Set(entriesOf(value).map(textOf))].filter((text) => text !== null).slice(0, maxTexts);
}
