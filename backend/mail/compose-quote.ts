import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import type { ListedProduct } from '../catalogue/listed-products';
import type { Quote, QuotedProduct } from '../request/quote';
import { oneLine } from './clean-text';
import type { Composition } from './compose-emails';
import type { ProductRow, ProductTable } from './mail-body';

/** The shop's own data about a quote's products. */
interface QuotedPrices {
  /** Products by id; only the company sees the names that the visitor's browser sent. */
  readonly listed: ReadonlyMap<string, ListedProduct>;
  /** Such as 'GST'; null where it is unknown (P74). */
  readonly pricesInclude: string | null;
  /** 'one business day' */
  readonly answersWithin: string;
}

/** A requested product with the shop's own entry, undefined when it has none. */
type Asked = QuotedProduct & { readonly own: ListedProduct | undefined };

const maxProductNameLength = 200;

/** The e-mails about a quote request (P61, P69). */
export function composeQuote(
  quote: Quote,
  reference: string,
  { listed, pricesInclude, answersWithin }: QuotedPrices,
): Composition {
  const asked = quote.products.map((product) => ({
    ...product,
    own: product.id === null ? undefined : listed.get(product.id),
  }));
  const known = asked.filter(({ own }) => own);
  const unknown = asked.length - known.length;
  return {
    visitor: quote,
    company: {
      subject: `Quote request ${reference} from ${quote.company ? `${quote.name}, ${quote.company}` : quote.name}`,
      body: {
        heading: `Quote request ${reference}, ${counted(quote.products.length)}`,
        facts: [
          ['Name', quote.name],
          ['Company', quote.company],
          ['Email', quote.email],
          ['Phone', quote.phone],
          ['Address', quote.address],
          ['Suburb', quote.suburb],
          ['State', quote.state],
          ['Postcode', quote.postcode],
        ],
        products: tableOf(asked, pricesInclude, ({ id }) => id ?? 'no id'),
        passages: [
          ['Message', quote.message],
          ['Description', quote.description === quote.message ? '' : quote.description],
        ],
      },
    },
    confirmation: {
      subject: `We have received your quote request ${reference}`,
      body: {
        heading: 'We have received your quote request',
        paragraphs: [
          `Your reference is ${reference}. Please have it ready when you call or write.`,
          quote.products.length === 0
            ? `Thank you. You listed no products, so we go by your message; we will come back to you within ${answersWithin}.`
            : `Thank you. We are working on your quote and will come back to you within ${answersWithin}.`,
          ...(unknown > 0
            ? [
                `Your request has ${counted(unknown)} that our catalogue does not list; we will look into that too.`,
              ]
            : []),
          ...(known.length > 0
            ? ['The prices are those in our shop when you asked; our quote will confirm them.']
            : []),
        ],
        products: tableOf(known, pricesInclude, () => ''),
      },
    },
  };
}

/** A table of products in the shop's own words, with their total; `referenceOf` gives each one's reference. */
function tableOf(
  products: readonly Asked[],
  pricesInclude: string | null,
  referenceOf: (product: Asked) => string,
): ProductTable {
  const totals = products.flatMap(({ own, quantity }) => (own ? [totalOf(quantity, own.price)] : []));
  const priced = totals.filter((total) => total !== null);
  const sum = formatPrice(priced.reduce((whole, total) => whole + total, 0));
  const beyond = (count: number, what: string) => (count > 0 ? [`+ ${formatItemCount(count)} ${what}`] : []);
  return {
    rows: products.map((product) => rowOf(product, referenceOf(product))),
    subtotal: totals.length === 0 ? '' : pricesInclude === null ? sum : `${sum}, including ${pricesInclude}`,
    beyond: [
      ...beyond(totals.length - priced.length, 'priced on request'),
      ...beyond(products.length - totals.length, 'not in our catalogue'),
    ],
  };
}

function rowOf({ own, name, quantity }: Asked, reference: string): ProductRow {
  const total = own ? totalOf(quantity, own.price) : null;
  const details = own ? [own.sku && `SKU ${own.sku}`, reference] : [reference, 'not in our catalogue'];
  return {
    name: own?.name ?? (oneLine(name, maxProductNameLength) || 'Product without a name'),
    details: [...details, quantity === null ? 'quantity not given' : ''].filter(Boolean).join(', '),
    quantity: quantity === null ? '' : String(quantity),
    each: own ? formatPrice(own.price) : '',
    total: total === null ? '' : formatPrice(total),
  };
}

/** AUD; null without a price or a quantity. */
function totalOf(quantity: number | null, price: number | null): number | null {
  return quantity === null || price === null ? null : quantity * price;
}

function counted(products: number): string {
  if (products === 0) return 'no products listed';
  return products === 1 ? '1 product' : `${products} products`;
}
