import type { Quote } from '../request/quote';
import type { Composition } from './compose-letters';
import type { ProductTable } from './mail-body';
import { companyTable, type Listed, listedAs, visitorTable } from './quoted-products';

/** What the shop knows of the products of a quote. */
export interface QuotedPrices {
  /** The products by id: what the visitor's browser calls them is for the company only. */
  readonly listed: Listed;
  /** As 'GST'; null where nothing is said of it (P74). */
  readonly pricesInclude: string | null;
}

/** The e-mails about a quote request (P61, P69). */
export function composeQuote(
  quote: Quote,
  reference: string,
  { listed, pricesInclude }: QuotedPrices,
): Composition {
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
        products: including(pricesInclude, companyTable(quote.products, listed)),
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
            ? 'Thank you. You listed no products, so we go by your message; we will come back to you within one business day.'
            : 'Thank you. We are working on your quote and will come back to you within one business day.',
          ...remarks(quote, listed),
        ],
        products: including(pricesInclude, visitorTable(quote.products, listed)),
      },
    },
  };
}

/** The table with what its prices include beside the subtotal, if there is one. */
function including(pricesInclude: string | null, table: ProductTable): ProductTable {
  if (pricesInclude === null || table.subtotal === '') return table;
  return { ...table, subtotal: `${table.subtotal}, including ${pricesInclude}` };
}

/** What is to be said of the products before they are listed. */
function remarks({ products }: Quote, listed: Listed): string[] {
  const unknown = products.filter((product) => !listedAs(product, listed)).length;
  return [
    ...(unknown > 0
      ? [`Your request has ${counted(unknown)} that our catalogue does not list; we will look into that too.`]
      : []),
    ...(products.length > unknown
      ? ['The prices are those in our shop when you asked; our quote will confirm them.']
      : []),
  ];
}

function counted(products: number): string {
  if (products === 0) return 'no products listed';
  return products === 1 ? '1 product' : `${products} products`;
}
