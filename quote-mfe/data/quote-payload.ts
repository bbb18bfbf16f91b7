import type { QuoteLine, QuotePayload } from '@storefront/shared/api/email-calls';
import type { Picture, Product } from '@storefront/shared/contracts/product';
import type { CartLine } from '@storefront/shared/contracts/state';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { plainText } from '@storefront/shared/forms/plain-text';
import { productPath } from '@storefront/shared/product/paths';
import type { QuoteFields } from './quote-fields';

/**
 * The request for a valid form (P51). The phone number stays as typed (P46), email and postcode are normalised (P47), other fields trimmed,
 * names capitalised; an empty company is omitted. A product that no longer exists is listed by its id, so that nothing is lost.
 */
export function quotePayload(
  fields: QuoteFields,
  lines: readonly CartLine[],
  products: readonly Product[],
): QuotePayload {
  const company = fields.company.trim();
  const message = fields.message.trim();
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    name: `${capitalised(fields.firstName)} ${capitalised(fields.lastName)}`,
    ...(company && { company }),
    email: emailAddress(fields.email),
    phone: fields.phone,
    description: message,
    message,
    address: fields.address.trim(),
    state: fields.state.trim(),
    suburb: fields.suburb.trim(),
    postcode: plainText(fields.postcode).trim(),
    productDetails: lines.map((line) => quoteLine(line, byId.get(line.id))),
  };
}

function capitalised(name: string): string {
  const [initial = '', ...rest] = name.trim().toLowerCase();
  return initial.toUpperCase() + rest.join('');
}

function quoteLine({ id, quantity }: CartLine, product: Product | undefined): QuoteLine {
  return {
    id,
    quantity,
    productName: product?.name ?? id,
    url: product?.url ?? productPath(id),
    images: (product?.pictures ?? []).map((picture) => ({ url: largest(picture) })),
    maincategory: product?.mainCategory ?? '',
  };
}

/** Renditions are sorted smallest first. */
const largest = (picture: Picture) => (picture.at(-1) ?? picture[0]).url;
