import { fieldLimits } from '@storefront/shared/contracts/field-limits';
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

/** What each field of the form is called and takes, in the order of the page. */
export const contactFieldDefinitions: Readonly<Record<ContactFieldName, FieldDefinition>> = definitions;

/** The names, in the order of the page. */
export const contactFieldNames = Object.keys(contactFieldDefinitions) as ContactFieldName[];

/** The form as it was typed. */
export type ContactFields = Readonly<Record<ContactFieldName, string>>;

/** What is wrong with the form, by field. */
export type ContactErrors = TextErrors<ContactFieldName>;

/** Reads a posted form. A field that is missing is empty; a line break is one character, as it was when typed. */
export function readContactFields(form: FormData): ContactFields {
  const text = (name: ContactFieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
