import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { type Draft, draftOf } from '@storefront/shared/forms/draft';
import { phoneHelp } from '@storefront/shared/forms/phone-number';
import type { FieldDefinition, TextErrors } from '@storefront/shared/forms/text-errors';

const definitions = {
  name: { label: 'Name', limit: fieldLimits.name },
  email: { label: 'Email', limit: fieldLimits.email },
  phone: { label: 'Phone', limit: fieldLimits.phone, phone: true, optional: true, help: phoneHelp },
  message: { label: 'Message', limit: fieldLimits.message },
} satisfies Record<string, FieldDefinition>;

/** Name of a field. */
export type ContactFieldName = keyof typeof definitions;

/** Label and limits of each field, in the page's order. */
export const contactFieldDefinitions: Readonly<Record<ContactFieldName, FieldDefinition>> = definitions;

/** Names of the fields, in the page's order. */
export const contactFieldNames = Object.keys(contactFieldDefinitions) as ContactFieldName[];

/** The form's input. */
export type ContactFields = Readonly<Record<ContactFieldName, string>>;

/** Errors of the form by field. */
export type ContactErrors = TextErrors<ContactFieldName>;

/** Reads a posted form. A missing field is empty; line breaks become single characters. */
export function readContactFields(form: FormData): ContactFields {
  const text = (name: ContactFieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}

/** Draft of /contact-us (P65). */
export const contactDraft: Draft<Partial<ContactFields>> = draftOf('contactDraft', (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const typed = value as Readonly<Record<string, unknown>>;
  const readable = contactFieldNames.filter((name) => typeof typed[name] === 'string');
  return Object.fromEntries(readable.map((name) => [name, typed[name]]));
});
