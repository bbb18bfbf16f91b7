import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { emailAddress } from '@storefront/shared/forms/email-address';
import * as v from 'valibot';
import { filled, fits, isLimited, parse, tooLong } from './field-limits';
import { BadRequest } from './refusals';

/** A general message, with whatever fields the page has (P53). */
export interface GeneralMessage {
  /** Empty when missing, like the next two fields. */
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Other fields in their order; values that are not text as JSON. */
  readonly others: readonly (readonly [name: string, value: string])[];
}

const maxFields = 50;
/** Most characters of a field's name, and of a value without a limit of its own. */
const maxFieldNameLength = 100;
const maxOtherLength = 10_000;

const subscriptionSchema = v.looseObject({ email: filled('email') });

/** The body of any message request. @throws BadRequest unless it is a JSON object */
export function readBody(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest('The body must be a JSON object.');
  }
  return body;
}

/** Parses a general message, which may have any fields. @throws BadRequest that names the field that is too long */
export function readMessage(body: unknown): GeneralMessage {
  const fields = Object.entries(readBody(body));
  if (fields.length > maxFields)
    throw new BadRequest(`The body must not have more than ${maxFields} fields.`);
  const texts = new Map(fields.map(([name, value]) => [name, readField(name, value)]));
  const take = (name: string) => {
    const text = texts.get(name) ?? '';
    texts.delete(name);
    return text;
  };
  return { name: take('name'), email: take('email'), message: take('message'), others: [...texts] };
}

/** The newsletter subscriber's address (P47), in lower case. @throws BadRequest */
export function readSubscriber(body: unknown): string {
  const { email } = parse(subscriptionSchema, body);
  if (email.includes('\0')) throw new BadRequest('email must not contain a NUL character.');
  return emailAddress(email).toLowerCase();
}

function readField(name: string, value: unknown): string {
  if (name.length > maxFieldNameLength) {
    throw new BadRequest(`A field's name must not be longer than ${maxFieldNameLength} characters.`);
  }
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const maxLength = isLimited(name) ? fieldLimits[name] : maxOtherLength;
  if (!fits(text, maxLength)) throw new BadRequest(tooLong(name, maxLength));
  return text;
}
