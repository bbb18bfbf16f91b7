import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { type TextRule, textError } from '@storefront/shared/forms/text-error';
import { type ContactFieldName, type ContactFields, contactFieldNames } from './contact-fields';

/** What is wrong with a form: a message for each field that has to be mended. */
export type ContactErrors = Readonly<Partial<Record<ContactFieldName, string | undefined>>>;

const rules: Readonly<Record<ContactFieldName, TextRule>> = {
  name: { limit: fieldLimits.name },
  email: { limit: fieldLimits.email },
  phone: { limit: fieldLimits.phone, phone: true, optional: true },
  message: { limit: fieldLimits.message },
};

/** Checks a form by the rules of the quote's (P45, P46), the same in the browser and on the server. */
export function validateContact(fields: ContactFields): ContactErrors {
  const errors: Partial<Record<ContactFieldName, string>> = {};
  for (const name of contactFieldNames) {
    const error = textError(fields[name], rules[name]);
    if (error) errors[name] = error;
  }
  return errors;
}
