import { isQuantity } from '@storefront/shared/contracts/state';
import { isPhoneNumber } from '@storefront/shared/forms/phone-number';
import * as v from 'valibot';
import { filled, optional, parse } from './field-limits';
import { readBody } from './messages';

/** A product of a quote request, as far as it is readable. */
export interface QuotedProduct {
  /** Catalogue id, if it exists there; null when it cannot be one. */
  readonly id: string | null;
  /** Name sent by the visitor's browser; may be empty. */
  readonly name: string;
  /** Null when it is not a whole number from 1 to 9999 (P37). */
  readonly quantity: number | null;
}

/** A quote request (P51); texts are trimmed. */
export interface Quote {
  readonly name: string;
  /** Empty when missing. */
  readonly company: string;
  /** As typed: only required not to be empty (P47). */
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly message: string;
  readonly description: string;
  /** Empty when the message describes the products (P52). */
  readonly products: readonly QuotedProduct[];
}

const maxProducts = 500;

const products = 'productDetails must be a list of products.';

const product = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  products,
);

const schema = v.looseObject({
  name: filled('name'),
  company: optional('company'),
  email: filled('email'),
  phone: v.pipe(filled('phone'), v.check(isPhoneNumber, 'phone is not a valid number.')),
  address: filled('address'),
  state: filled('state'),
  suburb: filled('suburb'),
  postcode: filled('postcode'),
  message: filled('message'),
  description: optional('description'),
  productDetails: v.pipe(
    v.optional(v.any(), null),
    v.check((list) => list !== null, 'productDetails is required.'),
    v.array(v.unknown(), products),
    v.maxLength(maxProducts, `productDetails must not have more than ${maxProducts} products.`),
    v.array(product),
  ),
});

/** Parses a quote request (P45, P46, P51). @throws BadRequest with a sentence for each field */
export function readQuote(body: unknown): Quote {
  const { productDetails, ...fields } = parse(schema, readBody(body));
  return { ...fields, products: productDetails.map(readProduct) };
}

function readProduct({ id, productId, productName, quantity }: Record<string, unknown>): QuotedProduct {
  return {
    id: readId(id) ?? readId(productId),
    name: typeof productName === 'string' ? productName : '',
    quantity: isQuantity(quantity) ? quantity : null,
  };
}

/** Ids of the catalogue are far shorter, and PostgreSQL text cannot hold a NUL. */
function readId(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && id.length >= 1 && id.length <= 200 && !id.includes('\0') ? id : null;
}
