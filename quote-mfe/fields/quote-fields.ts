/** What each field of the form is called, in the order of the page (P44, P45). */
export const quoteFieldLabels = {
  quantity: 'Quantity',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  state: 'State',
  suburb: 'Suburb',
  postcode: 'Postcode',
  message: 'Message',
} as const;

/** Name of a field. `quantity` is asked for in a product's quote only. */
export type QuoteFieldName = keyof typeof quoteFieldLabels;

/** The names, in the order of the page. */
export const quoteFieldNames = Object.keys(quoteFieldLabels) as QuoteFieldName[];

/** The form as it was typed. */
export type QuoteFields = Readonly<Record<QuoteFieldName, string>>;

/** Id of a field's control in the document. */
export const quoteFieldId = (name: QuoteFieldName) => `quote-${name}`;

/** Reads a posted form. A field that is missing is empty; a form without a quantity asks for 1 (P29). */
export function readQuoteFields(form: FormData): QuoteFields {
  const text = (name: QuoteFieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const fields = Object.fromEntries(quoteFieldNames.map((name) => [name, text(name)]));
  return { ...(fields as QuoteFields), quantity: form.has('quantity') ? text('quantity') : '1' };
}
