import { manyLines, oneLine } from './clean-text';

/** Content of an e-mail. A visitor may have typed any of its texts. */
export interface MailBody {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** Labels and values, one line each; empty values are left out. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly products?: ProductTable;
  /** Titles with texts of several lines. */
  readonly passages?: readonly (readonly [title: string, text: string])[];
  /** Who writes, as the last line: 'Meridian Medical & Dental, 02 5550 4180'. */
  readonly signature?: string;
  /** Address that ends the subscription, for the foot. */
  readonly unsubscribe?: string;
}

/** A product of an e-mail, as one-line texts that a visitor may have typed; '' for none. */
export interface ProductRow {
  readonly name: string;
  /** Further details, such as 'SKU WC-000001'. */
  readonly details: string;
  /** '2' */
  readonly quantity: string;
  /** '$4.50', or that it is priced on request. */
  readonly each: string;
  /** '$9.00' */
  readonly total: string;
}

/** The products of an e-mail. */
export interface ProductTable {
  readonly rows: readonly ProductRow[];
  /** '$9.00', perhaps with what it includes; '' where nothing has a price. */
  readonly subtotal: string;
  /** Exclusions from the subtotal, one line each. */
  readonly beyond: readonly string[];
}

/** Longest line of a fact or product; the request's own limits are lower. */
const maxLineLength = 10_000;

const noProducts: ProductTable = { rows: [], subtotal: '', beyond: [] };

/** A body with all its fields, cleaned and without empty parts. */
export function cleanBody(body: MailBody): Required<MailBody> {
  const { heading, paragraphs = [], facts = [], products = noProducts, passages = [] } = body;
  const line = (text: string) => oneLine(text, maxLineLength);
  return {
    heading: line(heading),
    paragraphs: paragraphs.map(line),
    facts: facts.map(([label, value]) => [line(label), line(value)] as const).filter(([, value]) => value),
    products: {
      ...products,
      rows: products.rows.map((row) => ({ ...row, name: line(row.name), details: line(row.details) })),
    },
    passages: passages
      .map(([title, text]) => [line(title), manyLines(text).trim()] as const)
      .filter(([, text]) => text),
    signature: line(body.signature ?? ''),
    unsubscribe: body.unsubscribe ?? '',
  };
}

/** The plain text of an e-mail. Lines of a passage begin with '> ', so that they cannot pass for ours. */
export function textPart(body: MailBody): string {
  const { heading, paragraphs, facts, products, passages, signature, unsubscribe } = cleanBody(body);
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    productLines(products),
    ...passages.map(([title, text]) => `${title}:\n${text.replace(/^/gm, '> ')}`),
    signature,
    unsubscribe && `To unsubscribe: ${unsubscribe}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A line for each product, followed by the subtotal. */
function productLines({ rows, subtotal, beyond }: ProductTable): string {
  const products = rows.map(({ name, details, quantity, each, total }) => {
    const lead = quantity && `${quantity} × `;
    const amounts = total ? `${each} per item, ${total}` : each;
    return `- ${lead}${name}${details && ` (${details})`}${amounts && `: ${amounts}`}`;
  });
  const sum = [subtotal && `Subtotal: ${subtotal}`, ...beyond].filter(Boolean);
  return [products.join('\n'), sum.join('\n')].filter(Boolean).join('\n\n');
}
