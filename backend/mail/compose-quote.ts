import type { Quote, QuotedProduct } from '../request/quote';
import { oneLine } from './clean-text';
import type { Composition } from './compose-letters';

const maxProductNameLength = 200;

/**
 * The e-mails about a quote request.
 *
 * @param names our own names of the products by id: what the visitor's browser calls them is for the company only
 */
export function composeQuote(quote: Quote, names: ReadonlyMap<string, string>): Composition {
  return {
    visitor: quote,
    company: {
      subject: `Quote request from ${quote.company ? `${quote.name}, ${quote.company}` : quote.name}`,
      body: {
        heading: `Quote request, ${counted(quote.products.length)}`,
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
        products: quote.products.map((product) => companyLine(product, names)),
        passages: [
          ['Message', quote.message],
          ['Description', quote.description === quote.message ? '' : quote.description],
        ],
      },
    },
    confirmation: {
      subject: 'We have received your quote request',
      body: {
        heading: 'We have received your quote request',
        paragraphs: [
          quote.products.length === 0
            ? 'Thank you. You listed no products, so we go by your message; we will come back to you within one business day.'
            : 'Thank you. We are working on your quote and will come back to you within one business day.',
          ...unnamed(quote, names),
        ],
        products: quote.products.flatMap(({ id, quantity }) => {
          const name = id === null ? undefined : names.get(id);
          return name === undefined ? [] : [withQuantity(quantity, name)];
        }),
      },
    },
  };
}

function companyLine({ id, name, quantity }: QuotedProduct, names: ReadonlyMap<string, string>): string {
  const own = id === null ? undefined : names.get(id);
  const sent = oneLine(name, maxProductNameLength) || 'Product without a name';
  const reference = id === null ? 'no id' : id;
  return withQuantity(
    quantity,
    own ? `${own} (${reference})` : `${sent} (${reference}, not in our catalogue)`,
  );
}

function withQuantity(quantity: number | null, name: string): string {
  return quantity === null ? `${name}, quantity not given` : `${quantity} × ${name}`;
}

function unnamed({ products }: Quote, names: ReadonlyMap<string, string>): string[] {
  const unknown = products.filter(({ id }) => id === null || !names.has(id)).length;
  if (unknown === 0) return [];
  return [
    `Your request has ${counted(unknown)} that our catalogue does not list; we will look into that too.`,
  ];
}

function counted(products: number): string {
  if (products === 0) return 'no products listed';
  return products === 1 ? '1 product' : `${products} products`;
}
