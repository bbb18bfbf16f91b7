import { fieldsOf } from '@storefront/shared/api/json-fields';
import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { emailHint } from '@storefront/shared/forms/email-hint';
import { phoneHelp } from '@storefront/shared/forms/phone-number';
import { plainText } from '@storefront/shared/forms/plain-text';
import { quantityError } from '@storefront/shared/forms/quantity-error';
import { type FieldDefinition, type TextErrors, textErrors } from '@storefront/shared/forms/text-errors';

/** First and last name are sent as one field. */
const halfName = fieldLimits.name / 2 - 1;

const textFields = {
  firstName: { label: 'First name', limit: halfName },
  lastName: { label: 'Last name', limit: halfName },
  company: { label: 'Company', limit: fieldLimits.company, optional: true },
  email: { label: 'Email', limit: fieldLimits.email },
  phone: { label: 'Phone', limit: fieldLimits.phone, phone: true, help: phoneHelp },
  address: { label: 'Address', limit: fieldLimits.address },
  state: { label: 'State', limit: fieldLimits.state },
  suburb: { label: 'Suburb', limit: fieldLimits.suburb },
  postcode: { label: 'Postcode', limit: fieldLimits.postcode },
  message: { label: 'Message', limit: fieldLimits.message },
} satisfies Record<string, FieldDefinition>;

/** Name of a field. `quantity` is only in a product's quote. */
export type QuoteFieldName = 'quantity' | keyof typeof textFields;

/** Label, help text and whether it is optional for each field, in the page's order (P44, P45). */
export const quoteFieldDefinitions: Readonly<
  Record<QuoteFieldName, Pick<FieldDefinition, 'label' | 'help' | 'optional'>>
> = { quantity: { label: 'Quantity' }, ...textFields };

/** Names of the fields, in the page's order. */
export const quoteFieldNames = Object.keys(quoteFieldDefinitions) as QuoteFieldName[];

/** The form's input. */
export type QuoteFields = Readonly<Record<QuoteFieldName, string>>;

/** Errors of the form by field. */
export type QuoteErrors = TextErrors<QuoteFieldName>;

/** Reads a posted form. A missing field is empty, a missing quantity 1 (P29). */
export function readQuoteFields(form: FormData): QuoteFields {
  const text = (name: QuoteFieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = Object.fromEntries(quoteFieldNames.map((name) => [name, text(name)]));
  return { ...(fields as QuoteFields), quantity: form.has('quantity') ? text('quantity') : '1' };
}

/** Errors of a form by P45 and P46 in the page's order, the same in the browser and on the server. */
export function quoteErrors(fields: QuoteFields): QuoteErrors {
  const quantity = quantityError(fields.quantity);
  return { ...(quantity && { quantity }), ...textErrors(textFields, fields) };
}

/** The text fields of stored data; other entries are left out. Never throws. */
export function readTyped(
  value: unknown,
  names: readonly QuoteFieldName[] = quoteFieldNames,
): Partial<QuoteFields> {
  const stored = fieldsOf(value);
  return Object.fromEntries(
    names.filter((name) => typeof stored[name] === 'string').map((name) => [name, stored[name]]),
  );
}

/** A hint at an unlikely value that does not block the form; null for none (P47). */
export function fieldHint(name: QuoteFieldName, text: string): string | null {
  const typed = plainText(text).trim();
  if (typed === '') return null;
  if (name === 'email') {
    const hint = emailHint(typed);
    return hint && `${hint} Please check it so that our reply can reach you.`;
  }
  if (name === 'postcode' && !/^\d{4}$/.test(typed)) return 'Australian postcodes have four digits.';
  return null;
}
