import {
  beforeSize,
  beginsWithNumberWord,
  isFraction,
  withFigures,
  withFiguresAtEnd,
  withoutUnitAtEnd,
  withoutUnitBefore,
} from './count-words';
import { isMeasure, mayBeLarge, mayBeParts, mayBeSquareSize } from './is-measure';
import { numberIn } from './number-in';

/** A number beside a product, which may be how many of it. */
export interface Counted {
  /** What is counted, the likeliest last. */
  readonly products: readonly string[];
  readonly count: ReturnType<typeof numberIn>;
  /** Whether it says so, may be one, may be one or a size, or is a size unless a product has such a name. */
  readonly says: 'quantity' | 'number' | 'either' | 'size';
  /** Whether what is counted seems to have a quantity inside. */
  readonly hasOther?: boolean;
}

/** What stands before a product: '12 x gauze', 'two boxes of gauze'. Null for a measure, which is a part of the name. */
export function countBefore(typed: string): Counted | null {
  if (isFraction(typed) && !isMeasure(typed)) return { products: [], count: 'other', says: 'quantity' };
  const line = withFigures(typed);
  if (isMeasure(line) && !mayBeLarge(line)) return null;
  const [, count = '', product = ''] = /^((?:[x×] )?\S+?:?(?: [x×](?= ))?) (.+)$/i.exec(line) ?? [];
  const named = product.replace(/^(?:[-–—*:=]|[x×](?= )) ?(?=\S)/i, '');
  const bare = withoutUnitBefore(named).replace(/^[x×] (?=\S)/i, '');
  const isSaid = bare !== product || /[x×:]/i.test(count) || (line !== typed && !beginsWithNumberWord(typed));
  const isEither = mayBeSquareSize(line) || mayBeLarge(line) || mayBeParts(typed);
  const says = isEither ? 'either' : isSaid ? 'quantity' : 'number';
  return { products: [named, bare], count: numberIn(count.replace(/:$/, '')), says };
}

/** What stands after a product: 'gauze x 12', 'gauze: 12 boxes'. Null for a size, which is a part of the name. */
export function countAfter(typed: string): Counted | null {
  const line = withFiguresAtEnd(typed);
  const bare = withoutUnitAtEnd(line);
  const [, named = '', count = ''] = /^(.+?) ((?:[x×] ?)?\S+)$/i.exec(bare) ?? [];
  const isTimes = /^[x×]/i.test(count);
  if (endsWithSize.test(named) && !isTimes) return null;
  const product = named
    .replace(/[\s:,]*\b(?:qty|quantity):?$/i, '')
    .replace(/(?:[:,]|\s[-–—=*]+)$/, '')
    .trim();
  const size = isTimes ? numberAtEnd(named) : null;
  const many = numberIn(count);
  // '10 x 10' is a size, and '10 x 12' may be one; 'size 7 x 12' is none, and '100 pack' is what a pack has where nothing says that it is a quantity.
  const isPackSize =
    !isTimes && !/(?:\bqty|\bquantity|:)$/i.test(named) && /\d ?(?:pack|pk|pkt|packet)$/i.test(line);
  const isSaid = isTimes || product !== named || bare !== line;
  const says =
    isPackSize || (size !== null && many === size)
      ? 'size'
      : size !== null
        ? 'either'
        : isSaid
          ? 'quantity'
          : 'number';
  return { products: [product], count: many, says, hasOther: hasOtherCount(product) };
}

/** Matches words behind which a number is a size: 'gloves size'. */
export const endsWithSize = new RegExp(`(?:^|[\\s(])(?:${beforeSize}|#)$`, 'i');

/** The number that a text ends with, which is not said to be a size: '10' of 'gauze 10', none of 'gloves size 7'. */
export function numberAtEnd(text: string): number | null {
  const [, before = '', number] = /^(.+) (\d[\d.]*)$/.exec(text) ?? [];
  return number === undefined || endsWithSize.test(before) ? null : Number(number);
}

/** Whether a product seems to have how many of it inside, so that a number behind it may be another: 'gloves x 6 room', 'gloves 5 PO'. */
function hasOtherCount(product: string): boolean {
  const words = product.split(' ');
  return words.some((word, nth) => {
    const before = words.slice(0, nth).join(' ');
    const from = words.slice(nth).join(' ');
    const isBare = /^[[({]?[x×]?\d+[\])},;]*$/i.test(word);
    return nth > 0 && isBare && !endsWithSize.test(before) && !isMeasure(from) && !partOfName.test(from);
  });
}

/** Matches a number that belongs to a name with the word behind it: '3 way', '10 x 10', '100 pack'. */
const partOfName = /^\d+ (?:way|ply|in|pack|pk|pkt|packet|piece|part|lead|count|ct|point|hole|[x×] \d)/i;
