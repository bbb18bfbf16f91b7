import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { plainText } from '@storefront/shared/forms/plain-text';
import * as v from 'valibot';
import { BadRequest } from './refusals';

type LimitedField = keyof typeof fieldLimits;

/** Whether a field has a limit. */
export function isLimited(name: string): name is LimitedField {
  return Object.hasOwn(fieldLimits, name);
}

/** A required text within its field's limit, trimmed. Missing, empty, invisible and non-text values get the same error. */
export function filled(name: LimitedField) {
  const required = `${name} is required.`;
  return v.pipe(
    v.optional(v.string(required), ''),
    withinLimit(name),
    v.trim(),
    v.check((text) => plainText(text).trim() !== '', required),
  );
}

/** An optional text within its field's limit: '' when missing or not a text. */
export function optional(name: LimitedField) {
  return v.pipe(v.fallback(v.string(), ''), withinLimit(name), v.trim());
}

/** The error for a field beyond its limit. */
export function tooLong(name: string, maxLength: number): string {
  return `${name} must not be longer than ${maxLength} characters.`;
}

/** Whether a text is within a limit. A line break counts as one character, however it was sent. */
export function fits(text: string, maxLength: number): boolean {
  return text.replaceAll('\r\n', '\n').length <= maxLength;
}

function withinLimit(name: LimitedField) {
  const maxLength = fieldLimits[name];
  return v.check((text: string) => fits(text, maxLength), tooLong(name, maxLength));
}

/** Parses a body by a schema. @throws BadRequest with each error's sentence once */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new BadRequest([...new Set(result.issues.map((issue) => issue.message))].join(' '));
}
