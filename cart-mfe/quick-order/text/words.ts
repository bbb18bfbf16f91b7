import type { Reading } from './order-line';
import { type Count, countsIn } from './quantity-text';

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

const withoutSizes = (words: string) => words.replaceAll(sizes, (size) => '_'.repeat(size.length));

/** Numbers that are not read, and signs without one. */
const unread = /(?:^|\s)(?:[^\p{L}\s_]*x?\d|(?:[-*=?$~]+|x)(?=\s|$))/iu;

/** Numbers in other words, what ends with half of one, and a number at the beginning. */
const unreadWords =
  /\b(?:\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|doz(?:en)?|couple|half an?)\b|\b(?:or|to|and|half)$|^\d/i;

/** What words may mean. */
interface Words {
  /** The name alone, once; and what is left of a number before or after it, so often. Which is meant, the shop's products tell. */
  readonly readings: readonly Reading[];
  /** The one of them that leaves no doubt; null where it cannot be told which number is the quantity. */
  readonly guess: Reading | null;
}

/** `[quantity] [x] [unit of] product`, or `product [x] [quantity] [unit]`; without a number it is one. */
export function readWords(line: string): Words {
  const bare = withoutSizes(line);
  const counts = countsIn(bare);
  const name: Read = { reading: { product: line, quantity: 1 }, rest: bare };
  const beside = counts.map((count) => readBeside(line, bare, count));
  const meant = meantOf(counts);
  const read = counts.length === 0 ? name : meant && beside[counts.indexOf(meant)];
  const left = counts.reduce(
    (text, { start, end }) => text.slice(0, start) + '_'.repeat(end - start) + text.slice(end),
    bare,
  );
  const isUnsure =
    !read ||
    unread.test(left) ||
    unreadWords.test(read.rest) ||
    // A size that may be how many of another; litres, or how many of size L.
    /^\d+ ?x ?\d|^\d+ (?:S|M|L|XL) /.test(line);
  const readings = [name, ...beside].flatMap((one) => (one ? [one.reading] : []));
  return { readings, guess: isUnsure ? null : read.reading };
}

/** Whether words begin with a number that is no part of a name: '5 gloves', but no '5 mL syringe'. */
export function beginsWithCount(words: string): boolean {
  const [count] = countsIn(withoutSizes(words));
  return count?.start === 0 && count.end < words.length;
}

/** A product, and its words without sizes. */
interface Read {
  readonly reading: Reading;
  readonly rest: string;
}

/** What is left of a number before or after it; null inside, and where nobody can order so many. */
function readBeside(line: string, bare: string, { start, end, quantity, isTimes }: Count): Read | null {
  const [from, to] = start === 0 ? [end, line.length] : [0, start];
  const isInside = start > 0 && end < line.length;
  const product = line.slice(from, to).replace(/^[\s:*-]+|(?<![\s:,*-])[\s:,*-]+$/g, '');
  // A comma may part fields, too.
  const isUnsure = !isTimes && bare.slice(start, end).includes(',');
  if (quantity === null || isInside || isUnsure || product === '') return null;
  return { reading: { product, quantity }, rest: bare.slice(from, to).trim() };
}

/** The number that is the quantity: the only one, or the only one with an 'x' among bare ones. In words it needs a mark. */
function meantOf(counts: readonly Count[]): Count | undefined {
  const figures = counts.filter(({ isFigure, isMarked }) => isFigure || isMarked);
  const times = figures.filter(({ isTimes }) => isTimes);
  if (times.length === 1 && figures.every(({ isTimes, isMarked }) => isTimes || !isMarked)) return times[0];
  return figures.length === 1 ? figures[0] : undefined;
}
