import { escapeHtml } from './escape-html';

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

/** The table as plain text: a line for each product, and below them what they cost together. */
export function textTable({ rows, subtotal, beyond }: ProductTable): string {
  const products = rows.map(({ name, details, quantity, each, total }) => {
    const lead = quantity && `${quantity} × `;
    const amounts = total ? `${each} per item, ${total}` : each;
    return `- ${lead}${name}${details && ` (${details})`}${amounts && `: ${amounts}`}`;
  });
  const sum = [subtotal && `Subtotal: ${subtotal}`, ...beyond].filter(Boolean);
  return [products.join('\n'), sum.join('\n')].filter(Boolean).join('\n\n');
}

const cell = 'style="padding:6px 12px 6px 0;border-bottom:1px solid #ccc" valign="top"';
const amount = `${cell} align="right" nowrap`;

/** The same as HTML; '' without products. A name finds its own direction. */
export function htmlTable({ rows, subtotal, beyond }: ProductTable): string {
  if (rows.length === 0) return '';
  const products = rows.map(({ name, details, quantity, each, total }) => {
    const small = details && `<br><small>${escapeHtml(details)}</small>`;
    const amounts = [quantity, each, total].map((text) => `<td ${amount}>${escapeHtml(text)}</td>`).join('');
    return `<tr><td ${cell} dir="auto">${escapeHtml(name)}${small}</td>${amounts}</tr>`;
  });
  const headings = ['Quantity', 'Price per item', 'Total']
    .map((text) => `<th ${amount}>${text}</th>`)
    .join('');
  return [
    '<table style="margin-top:16px;border-collapse:collapse">',
    `<thead><tr><th ${cell} align="left">Product</th>${headings}</tr></thead>`,
    `<tbody>\n${products.join('\n')}\n</tbody>`,
    '</table>',
    subtotal && `<p><strong>Subtotal: ${escapeHtml(subtotal)}</strong></p>`,
    ...beyond.map((text) => `<p>${escapeHtml(text)}</p>`),
  ]
    .filter(Boolean)
    .join('\n');
}
