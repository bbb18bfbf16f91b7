import type { Reading } from './order-line';
import { number, quantityOf, unit } from './quantity-text';

const measure =
  '(?:(?:mm|cm|km|µm|ml|cl|dl|µl|ul|mg|mcg|kg|oz|lb|inch|inches|ft|fr|ch|ga|gauge|ply|iu|%|°c?|cc|litres?|metres?|"|”)(?![\\p{L}\\d])|' +
  '(?:m|l|g|v|w|c|in)(?![\\p{L}\\d-]))';

const digits = '(?<!\\d)\\d[\\d.]{0,8}';

/** Numbers that belong to a name: sizes, measures, and what a pack has. */
const sizes = new RegExp(
  [
    `${digits} ?(?:${measure})? ?x ?${digits} ?${measure}`,
    '\\b(\\d{1,4}) ?x ?\\1(?! ?[\\dx])',
    `${digits}(?:[/ ]\\d+/\\d+)? ?${measure}`,
    `(?:\\b(?:size|sz|no\\.?|number|type|level|grade|class|of)|#) ?(?:${digits}(?!,)|a dozen)`,
    '(?<=[^x*:\\s] )(?<!qty:? |quantity:? )\\d{1,6}[ -]?(?:pack|pk|pkt|packet|ply|way|part|lumen)\\b',
    '\\b\\dx?l\\b',
    '\\b\\d{1,2}-0\\b',
    '(?<![\\d.])\\d{1,6}\\.\\d{1,6}',
  ].join('|'),
  'giu',
);

const before = new RegExp(`^(${number})( ?[x*](?= )| -|:)? ?(${unit} )?(?<= )(.+)$`, 'i');

const after = new RegExp(`^(.+?)( x ?| ?[*:] ?| - | (?:qty|quantity):? ?| )(${number})( ?${unit})?$`, 'i');

/** Numbers that are not read as quantities, and what may belong to one. */
const otherNumber =
  /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|doz(?:en)?|couple|half an?|(?:or|to|and|half)$)\b|^\(?\d|,\d{3}/i;

const endsWithNumber = new RegExp(`(?:\\d|\\b${number})$`, 'i');
const beginsWithNumber = new RegExp(`^\\(?${number}`, 'i');

/** What words may mean. */
interface Words {
  /** The name alone, once; and what is left of a number before or after it, so often. Which is meant, the shop's products tell. */
  readonly readings: readonly Reading[];
  /** The one of them that leaves no doubt; null where it cannot be told which number is the quantity. */
  readonly guess: Reading | null;
}

/** `[quantity] [x] [unit of] product`, or `product [x] [quantity] [unit]`; without a number it is one. */
export function readWords(line: string): Words {
  const bare = masked(line);
  const counted = [countBefore(bare), countAfter(bare)].flatMap((one) => (one ? [one] : []));
  const name: Reading = { product: line, quantity: 1 };
  const readings = counted.flatMap(({ from, to, said, isTimes }) => {
    // A comma may part fields, too.
    const quantity = isTimes || !said.includes(',') ? quantityOf(said) : null;
    return quantity === null ? [] : [{ product: line.slice(from, to), quantity }];
  });
  const marked = counted.filter(({ isMarked }) => isMarked);
  const [meant, another] = marked.length > 0 ? marked : counted;
  const numbers = bare.split(' ').filter((word) => /^[~+([-]?x?\d/i.test(word)).length;
  const named = meant ? bare.slice(meant.from, meant.to) : bare;
  const isUnsure =
    another !== undefined ||
    // Beside other numbers only an 'x' says which of them is meant.
    (!meant?.isTimes && numbers > (meant && /\d/.test(meant.said) ? 1 : 0)) ||
    // A fraction, a size that may be how many of another, a sign without a number.
    /^_+ ?[x*]\s|[x*] ?_+$|^[^\p{L}\p{N}_]|\s[^\p{L}\p{N}_]+$/u.test(bare) ||
    /^\d+ ?x ?\d|^\d+ (?:S|M|L|XL) /.test(line) ||
    meant?.isBesideNumber === true ||
    otherNumber.test(named) ||
    (meant && !meant.isMarked && !/\d/.test(meant.said));
  const guess = meant ? readings.find(({ product }) => product === line.slice(meant.from, meant.to)) : name;
  return { readings: [name, ...readings], guess: isUnsure ? null : (guess ?? null) };
}

/** Whether words begin with a number that is no part of a name: '5 gloves', but no '5 mL syringe'. */
export function beginsWithCount(words: string): boolean {
  return countBefore(masked(words)) !== null;
}

const masked = (words: string) => words.replaceAll(sizes, (size) => '_'.repeat(size.length));

/** A number beside a product, and from where to where that goes. */
interface Count {
  readonly said: string;
  readonly from: number;
  readonly to: number;
  /** Whether a sign or a unit says that it is a quantity. */
  readonly isMarked: boolean;
  /** Whether that sign is an 'x'. */
  readonly isTimes: boolean;
  /** Whether it may be a part of another number. */
  readonly isBesideNumber: boolean;
}

function countBefore(line: string): Count | null {
  const [, said, sign, unit, product = ''] = before.exec(line) ?? [];
  if (said === undefined) return null;
  return {
    said,
    from: line.length - product.length,
    to: line.length,
    isMarked: Boolean(sign ?? unit) || isDozen(said),
    isTimes: /[x*]/i.test(sign ?? ''),
    isBesideNumber: beginsWithNumber.test(product),
  };
}

function countAfter(line: string): Count | null {
  const [, product = '', sign = '', said, unit] = after.exec(line) ?? [];
  if (said === undefined) return null;
  return {
    said,
    from: 0,
    to: product.length,
    isMarked: sign !== ' ' || unit !== undefined || isDozen(said),
    isTimes: /[x*]/i.test(sign),
    isBesideNumber: endsWithNumber.test(product),
  };
}

const isDozen = (said: string) => /dozen$/i.test(said);
