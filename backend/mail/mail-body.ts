import { manyLines, oneLine } from './clean-text';
import { escapeHtml } from './escape-html';
import { htmlTable, type ProductTable, textTable } from './product-table';

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

/** Longest line of a fact or product; the limits of the request are below it. */
const maxLineLength = 10_000;

const noProducts: ProductTable = { rows: [], subtotal: '', beyond: [] };

/** The plain text of an e-mail. Lines of a passage begin with '> ', so that they cannot pass for ours. */
export function textPart(body: MailBody): string {
  const { heading, paragraphs, facts, products, passages } = cleaned(body);
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    textTable(products),
    ...passages.map(([title, text]) => `${title}:\n${text.replace(/^/gm, '> ')}`),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The same as HTML. What was typed finds its own direction: a right-to-left message is shown as one. */
export function htmlPart(body: MailBody): string {
  const { heading, paragraphs, facts, products, passages } = cleaned(body);
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  const blocks = [
    `<h1 style="font-size:1.25em">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    rows.length > 0 ? `<table>\n${rows.join('\n')}\n</table>` : '',
    htmlTable(products),
    ...passages.map(
      ([title, text]) =>
        `<h2 style="font-size:1em">${escapeHtml(title)}</h2>\n<p dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</p>`,
    ),
  ];
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font-family:sans-serif">
${blocks.filter(Boolean).join('\n')}
</body>
</html>
`;
}

function cleaned({ heading, paragraphs = [], facts = [], products = noProducts, passages = [] }: MailBody) {
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
