import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { quantityError } from '@storefront/shared/forms/quantity-error';
import { type TextRule, textError } from '@storefront/shared/forms/text-error';
import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from './quote-fields';

/** What is wrong with a form: a message for each field that has to be mended; empty when there is none. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

/** First and last name are sent as one. */
const halfName = { limit: fieldLimits.name / 2 - 1 };

const rules: Readonly<Record<Exclude<QuoteFieldName, 'quantity'>, TextRule>> = {
  firstName: halfName,
  lastName: halfName,
  company: { limit: fieldLimits.company, optional: true },
  email: { limit: fieldLimits.email },
  phone: { limit: fieldLimits.phone, phone: true },
  address: { limit: fieldLimits.address },
  state: { limit: fieldLimits.state },
  suburb: { limit: fieldLimits.suburb },
  postcode: { limit: fieldLimits.postcode },
  message: { limit: fieldLimits.message },
};

/** Checks a form by P45 and P46, the same in the browser and on the server; blanks alone are empty. */
export function validateQuote(fields: QuoteFields): QuoteErrors {
  const errors: Partial<Record<QuoteFieldName, string>> = {};
  for (const name of quoteFieldNames) {
    const error = name === 'quantity' ? quantityError(fields.quantity) : textError(fields[name], rules[name]);
    if (error) errors[name] = error;
  }
  return errors;
}
