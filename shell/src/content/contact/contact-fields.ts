/** What each field of the form is called, in the order of the page. */
export const contactFieldLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const;

/** Name of a field. */
export type ContactFieldName = keyof typeof contactFieldLabels;

/** The names, in the order of the page. */
export const contactFieldNames = Object.keys(contactFieldLabels) as ContactFieldName[];

/** The form as it was typed. */
export type ContactFields = Readonly<Record<ContactFieldName, string>>;

/** Id of a field's control in the document. */
export const contactFieldId = (name: ContactFieldName) => `contact-${name}`;

/** Reads a posted form. A field that is missing is empty; a line break is one character, as it was when typed. */
export function readContactFields(form: FormData): ContactFields {
  const text = (name: ContactFieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
