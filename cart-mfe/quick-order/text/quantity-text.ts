import { maxQuantity } from '@storefront/shared/contracts/state';

/** Source of what one buys things by. A word that products are called by too is one only as more than one of it, or before 'of'. */
export const unit =
  '(?:(?:box|boxes|bx|packs?|packets?|pkts?|pks?|cartons?|ctns?|pcs?|ea|each|units?|pieces|bags|bottles|rolls|cases|tubes|pairs|sets|' +
  'tins|jars|tubs|cans|sheets|sachets|trays)\\b\\.?(?: of\\b)?|(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet) of\\b)';

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Source of what matches a number: '12', '1,000', 'twelve' or 'a dozen'. What else is said in words is asked about. */
export const number = `(?:\\d{1,3}(?:,\\d{3})+|\\d+|(?:${words.slice(1).join('|')})\\b|(?:(?:half )?an? )?dozen\\b)`;

/** The quantity that such a number says; null for one that nobody can order. */
export function quantityOf(said: string): number | null {
  const lower = said.toLowerCase();
  const inWords = lower.endsWith('dozen') ? (lower.startsWith('half') ? 6 : 12) : words.indexOf(lower);
  const quantity = inWords > 0 ? inWords : Number(lower.replaceAll(',', ''));
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}

const inField = new RegExp(`^(?:x ?|(?:qty|quantity):? ?)?(${number})(?: ?x)?(?: ?${unit})?$`, 'i');

/** The quantity that a field is: '12', 'x 12', '12 boxes'; null for every other text. */
export function quantityInField(field: string): number | null {
  const [, said] = inField.exec(field) ?? [];
  return said === undefined ? null : quantityOf(said);
}

const besideProduct = new RegExp(
  `^([x*=] ?|- |(?:qty|quantity):? ?)?(${number})( ?[x*])?(?: ?${unit})?(?: -)?$`,
  'i',
);

/** The quantity that is all there is beside a product: 'x 12', '12 x', '- 12', '12 boxes'; null for more or other than that. */
export function quantityBeside(text: string): number | null {
  const [, sign, said, times] = besideProduct.exec(text) ?? [];
  // A comma may part fields, too.
  const isUnsure = said?.includes(',') && !sign && !times;
  return said === undefined || isUnsure ? null : quantityOf(said);
}
