import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { plainText } from '@storefront/shared/forms/plain-text';
import * as v from 'valibot';
import { BadRequest } from './refusals';

type LimitedField = keyof typeof fieldLimits;

/** Whether this is the name of such a field. */
export function isLimited(name: string): name is LimitedField {
  return Object.hasOwn(fieldLimits, name);
}

/** Text within the limit of its field, trimmed. Missing, empty, nothing that can be seen and not a text are the same to the visitor. */
export function filled(name: LimitedField) {
  const required = `${name} is required.`;
  return v.pipe(
    v.optional(v.string(required), ''),
    withinLimit(name),
    v.trim(),
    v.check((text) => plainText(text).trim() !== '', required),
  );
}

/** The same for a field that may be left out: '' then, and when it is not a text. */
export function optional(name: LimitedField) {
  return v.pipe(v.fallback(v.string(), ''), withinLimit(name), v.trim());
}

/** The sentence that names a field and its limit. */
export function tooLong(name: string, maxLength: number): string {
  return `${name} must not be longer than ${maxLength} characters.`;
}

/** Whether a text is within a limit. A line break is one character, however it was sent. */
export function fits(text: string, maxLength: number): boolean {
  return text.replaceAll('\r\n', '\n').length <= maxLength;
}

function withinLimit(name: LimitedField) {
  const maxLength = fieldLimits[name];
  return v.check((text: string) => fits(text, maxLength), tooLong(name, maxLength));
}

/** What the schema makes of it. @throws BadRequest with the sentences of everything that is wrong, each once */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new BadRequest([...new Set(result.issues.map((issue) => issue.message))].join(' '));
}
