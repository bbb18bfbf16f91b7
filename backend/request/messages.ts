import * as v from 'valibot';
import { BadRequest } from './refusals';

const deepest = 16;

/** Optional +, up to two digits of country code, an optional 1, then ten digits (decision 27). */
const phonePattern = /^\+?\d{0,2}1?\d{10}$/;

/** Missing, empty and not a text are the same to the visitor. */
const filled = (name: string) => {
  const required = `${name} is required.`;
  return v.pipe(v.optional(v.string(required), ''), v.trim(), v.nonEmpty(required));
};

const products = 'productDetails must be a list of products.';

const quoteSchema = v.looseObject({
  name: filled('name'),
  email: filled('email'),
  phone: v.pipe(
    filled('phone'),
    v.check((phone) => phonePattern.test(phone.replace(/[\s.()-]/g, '')), 'phone is not a valid number.'),
  ),
  address: filled('address'),
  state: filled('state'),
  suburb: filled('suburb'),
  postcode: filled('postcode'),
  message: filled('message'),
  productDetails: v.pipe(
    v.optional(v.array(v.looseObject({}, products), products), []),
    v.nonEmpty('productDetails is required.'),
  ),
});

const subscriptionSchema = v.looseObject({
  email: v.pipe(filled('email'), v.maxLength(254, 'email must not be longer than 254 characters.')),
});

/** The body of any e-mail call. @throws BadRequest unless it is a JSON object that is not nested beyond reason */
export function readMessage(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest('The body must be a JSON object.');
  }
  if (!within(body, deepest))
    throw new BadRequest(`The body must not be nested deeper than ${deepest} levels.`);
  return body;
}

/** A quote request (specification sections 3 and 5), as it was sent. @throws BadRequest with a sentence for each field */
export function readQuote(body: unknown): object {
  const message = readMessage(body);
  parse(quoteSchema, message);
  return message;
}

/** The address that subscribes to the newsletter, lower case. @throws BadRequest */
export function readSubscriber(body: unknown): string {
  const { email } = parse(subscriptionSchema, readMessage(body));
  if (email.includes('\0')) throw new BadRequest('email must not contain a NUL character.');
  return email.toLowerCase();
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new BadRequest([...new Set(result.issues.map((issue) => issue.message))].join(' '));
}

function within(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => within(inner, levels - 1));
}
