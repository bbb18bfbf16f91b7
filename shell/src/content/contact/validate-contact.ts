import {
  type ContactFieldName,
  type ContactFields,
  contactFieldLimits,
  contactFieldNames,
} from './contact-fields';

/** What is wrong with a form: a message for each field that has to be mended. */
export type ContactErrors = Readonly<Partial<Record<ContactFieldName, string | undefined>>>;

/** Checks a form, the same in the browser and on the server; blanks alone are empty, and the phone is optional. */
export function validateContact(fields: ContactFields): ContactErrors {
  const errors: Partial<Record<ContactFieldName, string>> = {};
  for (const name of contactFieldNames) {
    const limit = contactFieldLimits[name];
    if (name !== 'phone' && fields[name].trim() === '') errors[name] = 'This Field is Requied';
    else if (fields[name].length > limit) errors[name] = `Please use at most ${limit} characters.`;
  }
  return errors;
}
