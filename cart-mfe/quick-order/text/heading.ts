import { plainText } from '@storefront/shared/forms/plain-text';
import { codesIn } from './codes';
import { type Delimiter, delimiters, splitFields } from './split';

/** Where a list that names its columns has them, counted from 0. */
export interface Columns {
  readonly delimiter: Delimiter;
  /** How many there are. */
  readonly width: number;
  /** Those of SKU and name; at least one. */
  readonly products: readonly number[];
  /** Those that may be the quantity. */
  readonly quantities: readonly number[];
  /** Whether one of them is, and says so: 'Qty' or 'To order', and not 'Count' or 'Units'. */
  readonly isSure: boolean;
  /** Those that say more of what is ordered: its size, unit or state. */
  readonly details: readonly number[];
}

const names = {
  sku: /^(?:sku|code|(?:item|product|part|stock|catalogue|catalog|supplier) ?(?:code|no|number|id|#)|item)$/,
  name: /^(?:name|description|product|item|(?:product|item) ?(?:name|description))$/,
  ordered: /\b(?:qty|quantity|order|ordered|reorder|required|req'?d|need|needed|wanted|revised)\b/,
  notOrdered:
    /\b(?:no|number|date|code|id|by|ref|supplied|received|outstanding|stock|hand|shelf|last|used|usage|old|previous|left|min|max|pack|par|price|total|value|per)\b/,
  delivered: /\b(?:shipped|delivered|received|supplied|outstanding|back ?orders?(?:ed)?)\b/,
  counted: /^(?:count|units|amount|boxes|packs|cartons|no|number)$/,
  detail:
    /\b(?:size|colou?r|unit|uom|comments?|notes?|status|action|done|variant|option|y\/n|ok|approved|cancel(?:led)?|change|per|alternatives?|substitutes?|instead)\b/,
} as const;

/** Longest line that is looked at, in characters. */
const maxLength = 1_000;

/** The columns that a line names, in any order and with others between them; null when it is too long for such a line, or has a SKU. */
export function columnsNamed(line: string): Columns | null {
  if (line.length > maxLength || codesIn(plainText(line)).length > 0) return null;
  for (const delimiter of delimiters) {
    if (!line.includes(delimiter)) continue;
    const fields = splitFields(line, delimiter).map((field) =>
      field
        .toLowerCase()
        .replaceAll(/[.:_()\s]+/g, ' ')
        .trim(),
    );
    const places = (name: keyof typeof names) =>
      [...fields.keys()].filter((place) => names[name].test(fields[place] ?? ''));
    const [sku] = places('sku');
    const name = places('name').find((place) => place !== sku);
    const products = [sku, name].filter((place) => place !== undefined);
    const notOrdered = places('notOrdered');
    const numbers = places('ordered');
    const ordered = numbers.filter((place) => !notOrdered.includes(place));
    const counted = places('counted');
    if (products.length === 0 || products.length + numbers.length + counted.length < 2) continue;
    // A number before what is ordered is the row's own.
    const isOfRow = (place: number) =>
      /^no|^number/.test(fields[place] ?? '') && place < Math.min(...products);
    return {
      delimiter,
      width: fields.length,
      products,
      quantities: ordered.length > 0 ? ordered : counted.filter((place) => !isOfRow(place)),
      // What was ordered before, and came or did not, may be ordered again or not.
      isSure: ordered.length === 1 && places('delivered').length === 0,
      details: places('detail'),
    };
  }
  return null;
}
