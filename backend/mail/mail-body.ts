import { manyLines, oneLine } from './clean-text';

/** What an e-mail says. Every text may be one that a visitor typed. */
export interface MailBody {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** Label and value, one line each; empty values are left out. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly products?: ProductTable;
  /** Text of several lines, under its title. */
  readonly passages?: readonly (readonly [title: string, text: string])[];
}

/** A product of an e-mail, in texts of one line that a visitor may have typed; '' is nothing. */
export interface ProductRow {
  readonly name: string;
  /** What else is to be said of it: 'SKU WC-000001'. */
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
  /** '$9.00', or with what that includes; '' where nothing has a price. */
  readonly subtotal: string;
  /** What the subtotal does not hold, one line each. */
  readonly beyond: readonly string[];
}

/** Longest line of a fact or product; the limits of the request are below it. */
const maxLineLength = 10_000;

const noProducts: ProductTable = { rows: [], subtotal: '', beyond: [] };

/** A body with everything it may have, each text in as many lines as it may take, and without what is empty. */
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
  };
}

/** The plain text of an e-mail. Lines of a passage begin with '> ', so that they cannot pass for ours. */
export function textPart(body: MailBody): string {
  const { heading, paragraphs, facts, products, passages } = cleanBody(body);
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    productLines(products),
    ...passages.map(([title, text]) => `${title}:\n${text.replace(/^/gm, '> ')}`),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** A line for each product, and below them what they cost together. */
function productLines({ rows, subtotal, beyond }: ProductTable): string {
  const products = rows.map(({ name, details, quantity, each, total }) => {
    const lead = quantity && `${quantity} × `;
    const amounts = total ? `${each} per item, ${total}` : each;
    return `- ${lead}${name}${details && ` (${details})`}${amounts && `: ${amounts}`}`;
  });
  const sum = [subtotal && `Subtotal: ${subtotal}`, ...beyond].filter(Boolean);
  return [products.join('\n'), sum.join('\n')].filter(Boolean).join('\n\n');
}
