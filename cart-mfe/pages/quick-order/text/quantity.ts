import { maxQuantity } from '@storefront/shared/contracts/state';

/** Units of purchase. Words that product names also use count only in the plural or before 'of'. */
const unit =
  '(?:(?:box|boxes|bx|packs?|packets?|pkts?|pks?|cartons?|ctns?|pcs?|ea|each|units?)\\b\\.?(?: of\\b)?|' +
  '(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet|sachet|tray)(?:s\\b\\.?(?: of\\b)?| of\\b))';

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

const number = `\\d{1,3}(?:,\\d{3})+|\\d+|(?:${numberWords.join('|')})\\b|(?:(?:half )?an? )?dozen\\b`;

/** `[x] number [x] [unit]`. */
const quantityPattern = new RegExp(
  `(?<![\\p{L}\\d.,/+~([-])(x ?|\\* ?|(?:qty|quantity):? ?)?(${number})( ?[x*](?![\\p{L}\\d]))?( ?${unit})?(?![\\p{L}\\d.,/+)\\]-])`,
  'giu',
);

/** A quantity from 1 to 9999, found in a text. */
export interface Count {
  readonly start: number;
  readonly end: number;
  readonly quantity: number;
  /** Whether it has an 'x'. */
  readonly isTimes: boolean;
  /** Whether an 'x', another sign, a unit or 'dozen' marks it as a quantity. */
  readonly isMarked: boolean;
  /** Whether it is an unmarked number word, which may belong to a name. */
  readonly isWord: boolean;
  /** Empty for none. */
  readonly unit: string;
}

/** The possible quantities in a text, in order. A comma for thousands needs an 'x', since it may separate fields. */
export function countsIn(text: string): readonly Count[] {
  return [...text.matchAll(quantityPattern)].flatMap(
    ({ 0: all, 1: sign = '', 2: typed = '', 3: times, 4: by = '', index }) => {
      const lower = typed.toLowerCase();
      const isDozen = lower.endsWith('dozen');
      const inWords = isDozen ? (lower.startsWith('half') ? 6 : 12) : numberWords.indexOf(lower) + 1;
      const quantity = inWords || Number(lower.replaceAll(',', ''));
      const isTimes = /[x*]/i.test(sign) || times !== undefined;
      if (quantity < 1 || quantity > maxQuantity || (lower.includes(',') && !isTimes)) return [];
      const isMarked = isTimes || isDozen || sign !== '' || by !== '';
      const isWord = inWords > 0 && !isMarked;
      return { start: index, end: index + all.length, quantity, isTimes, isMarked, isWord, unit: by.trim() };
    },
  );
}

/** The quantity that is the whole text, such as '12', 'x 12' or '12 boxes'; null for other texts. */
export function countOf(text: string): Count | null {
  const [count] = countsIn(text);
  return count && count.end - count.start === text.length ? count : null;
}

/** The quantity that is a whole field, in which commas separate thousands and `.00` may follow; null for others, and with '*', which marks a footnote. */
export function countInField(field: string): Count | null {
  const bare = field.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(/(?<=^\d{1,4})\.00?$/, '');
  return field.startsWith('*') ? null : countOf(bare);
}

const measure =
  '(?:(?:[ckmμ]m|[cdmuμ]l|mc?g|kg|oz|lb|inch|inches|ft|fr|ch|ga|gauge|ply|iu|%|°c?|cc|litres?|metres?|"|”)(?![\\p{L}\\d])|' +
  '(?:m|l|g|v|w|c|in)(?![\\p{L}\\d-]))';

const digits = '(?<!\\d)\\d[\\d.]{0,8}';

/** Numbers in names: sizes, measures and pack contents. */
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

/** Signs of another quantity in the text: unread numbers, signs without one, and number words. */
const unread = new RegExp(
  `(?:^|\\s)(?:[^\\p{L}\\s_]*x?\\d|(?:[-*=?$~]+|x)(?=\\s|$))|[_,]\\d|\\b(?:or|to|and|half)\\W*$|` +
    `\\b(?:${numberWords.join('|')}|\\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|doz(?:en)?|couple|half an?)\\b`,
  'iu',
);

/** A possible meaning of words: a non-empty product and its quantity, null if none is stated. */
export interface Reading {
  readonly product: string;
  readonly count: Count | null;
  /** Index of the quantity's field; missing for a reading of words. */
  readonly place?: number;
}

/**
 * Reads `[quantity] [x] [unit of] product` or `product [x] [quantity] [unit]`: one reading is the whole text, the others are the text
 * beside each number. The shop's products decide; `guess` is the unambiguous reading, or null.
 */
export function readWords(line: string): {
  readonly readings: readonly Reading[];
  readonly guess: Reading | null;
} {
  const bare = withoutSizes(line);
  const counts = countsIn(bare);
  const meant = counts.find(({ isTimes }) => isTimes) ?? counts.find(({ isWord }) => !isWord);
  const alone: Reading = { product: line, count: null };
  const beside = counts.flatMap((count) => {
    const product = besides(line, count);
    return product === '' ? [] : [{ product, count }];
  });
  const guess = meant ? beside.find(({ count }) => count === meant) : alone;
  // Beside the marked quantity, a number may belong to the name.
  const ofName = meant ? counts.filter(({ isMarked, isWord }) => !isMarked && (isWord || meant.isTimes)) : [];
  const left = ofName.reduce(blanked, bare);
  const isUnsure =
    unread.test(meant ? besides(left, meant) : left) ||
    (meant && /^\d/.test(besides(bare, meant))) ||
    // A size that may be another product's quantity; 'L' may mean litres or large.
    /^\d+ ?x ?\d|^\d+ (?:S|M|L|XL) /.test(line);
  return { readings: [alone, ...beside], guess: isUnsure || !guess ? null : guess };
}

/** Whether words begin with a quantity: true for '5 gloves', false for '5 mL syringe'. */
export function beginsWithCount(words: string): boolean {
  const [count] = countsIn(withoutSizes(words));
  return count?.start === 0 && count.end < words.length;
}

/** Whether words may have a quantity: a number other than a size, or a sign for one. */
export function mayCount(words: string): boolean {
  return unread.test(withoutSizes(words));
}

const blanked = (text: string, { start, end }: Pick<Count, 'start' | 'end'>) =>
  text.slice(0, start) + '_'.repeat(end - start) + text.slice(end);

const withoutSizes = (words: string) => words.replaceAll(sizes, (size) => '_'.repeat(size.length));

function besides(line: string, { start, end }: Count): string {
  const left = start === 0 ? line.slice(end) : end === line.length ? line.slice(0, start) : '';
  return left.replace(/^[\s:*-]+|(?<![\s:,*-])[\s:,*-]+$/g, '');
}
