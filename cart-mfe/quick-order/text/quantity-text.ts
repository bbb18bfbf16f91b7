import { maxQuantity } from '@storefront/shared/contracts/state';

/** What one buys things by. A word that products are called by too is one only as more than one of it, or before 'of'. */
const unit =
  '(?:(?:box|boxes|bx|packs?|packets?|pkts?|pks?|cartons?|ctns?|pcs?|ea|each|units?|pieces|bags|bottles|rolls|cases|tubes|pairs|sets|' +
  'tins|jars|tubs|cans|sheets|sachets|trays)\\b\\.?(?: of\\b)?|(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet) of\\b)';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const number = `\\d{1,3}(?:,\\d{3})+|\\d+|(?:${words.slice(1).join('|')})\\b|(?:(?:half )?an? )?dozen\\b`;

/** `[x] number [x] [unit]`. What else is said in words is asked about. */
const said = new RegExp(
  `(?<![\\p{L}\\d.,/+~([-])(x ?|\\* ?|- |(?:qty|quantity):? ?)?(${number})( ?[x*](?![\\p{L}\\d]))?( ?${unit})?(?: -(?= |$))?(?![\\p{L}\\d.,/+)\\]-])`,
  'giu',
);

/** A number that may say how many. */
export interface Count {
  readonly start: number;
  readonly end: number;
  /** Null for one that nobody can order. */
  readonly quantity: number | null;
  /** Whether it is in figures. */
  readonly isFigure: boolean;
  /** Whether an 'x' says that it is a quantity; only then may it have a comma, which may part fields, too. */
  readonly isTimes: boolean;
  /** Whether an 'x', another sign, a unit or 'dozen' says so. */
  readonly isMarked: boolean;
}

/** The numbers in a text that may be quantities, in their order. */
export function countsIn(text: string): readonly Count[] {
  return [...text.matchAll(said)].map(
    ({ 0: all, 1: sign = '', 2: number = '', 3: times, 4: unit, index }) => {
      const lower = number.toLowerCase();
      const inWords = lower.endsWith('dozen') ? (lower.startsWith('half') ? 6 : 12) : words.indexOf(lower);
      const quantity = inWords > 0 ? inWords : Number(lower.replaceAll(',', ''));
      const isTimes = /[x*]/i.test(sign) || times !== undefined;
      return {
        start: index,
        end: index + all.length,
        quantity: quantity >= 1 && quantity <= maxQuantity ? quantity : null,
        isFigure: inWords < 1,
        isTimes,
        isMarked: isTimes || sign !== '' || unit !== undefined || lower.endsWith('dozen'),
      };
    },
  );
}

/** The quantity that a field is: '12', 'x 12', '12 boxes'; null for every other text. */
export function quantityInField(field: string): number | null {
  const [count] = field.includes('-') || field.startsWith('*') ? [] : countsIn(field);
  return count && count.end - count.start === field.length ? count.quantity : null;
}

/** The quantity that is all there is beside a product: 'x 12', '12 x', '- 12', '12 boxes'; null for more or other than that. */
export function quantityBeside(text: string): number | null {
  const [count] = countsIn(text);
  const isAll = count && count.end - count.start === text.length;
  return isAll && (count.isTimes || !text.includes(',')) ? count.quantity : null;
}
