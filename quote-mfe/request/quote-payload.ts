import type { QuotePayload } from '@storefront/shared/api/email-calls';
import type { Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { plainText } from '@storefront/shared/forms/plain-text';
import type { QuoteFields } from '../fields/quote-fields';
import { fullName } from './full-name';
import { quoteLines } from './quote-lines';

/**
 * The quote request of a valid form (P51). The phone number stays as it was typed (P46), email and postcode are as they were meant
 * (P47); blanks around the other fields are left out, and so is an empty company.
 */
export function quotePayload(
  fields: QuoteFields,
  lines: readonly CartLine[],
  products: readonly Product[],
): QuotePayload {
  const company = fields.company.trim();
  const message = fields.message.trim();
  return {
    name: fullName(fields.firstName, fields.lastName),
    ...(company && { company }),
    email: emailAddress(fields.email),
    phone: fields.phone,
    description: message,
    message,
    address: fields.address.trim(),
    state: fields.state.trim(),
    suburb: fields.suburb.trim(),
    postcode: plainText(fields.postcode).trim(),
    productDetails: quoteLines(lines, products),
  };
}
