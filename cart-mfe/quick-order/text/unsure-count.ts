import { withFigures, withoutUnitAtEnd } from './count-words';
import { isMeasure } from './is-measure';
import { numberInWords } from './number-words';

const number = `(?:\\d+|${numberInWords})`;

const either = `${number}(?: or | to )`;

// A dash with blanks around it stands between a quantity and a name: '2 - 3 way stopcock'.
const rangeAtStart = new RegExp(`^(?:x )?(?:${either}|(\\d+)[-–—](?=(\\d+) ))(${number} .+)$`, 'i');

const rangeAtEnd = new RegExp(` ${either}${number}$`, 'i');

// Without what it is counted in it may be a size: 'K-files 15-40'.
const rangeOfUnits = / \d+ ?[-–—] ?\d+$/;

const andMore = new RegExp(`^\\d+ and (?:half|an?|\\d+|${numberInWords})\\b|\\band a half doz(?:en)?$`, 'i');

const saidInside = new RegExp(
  '(?:^|\\s)(?:(?<!\\d ?)[x×] ?~?\\d+(?! ?(?:\\d|mm|cm|m|ml|l|g|mg|kg)\\b)|\\d+ ?(?:boxes|packs|packets|cartons|ctns|bottles|rolls|tubes|bags|pairs|reams|lots)\\b|' +
    '(?:approx\\.?|about|around|~) ?\\d|\\d+ish\\b)',
  'i',
);

/**
 * Whether a line says one number or another, or more than can be read: '5 or 6 gloves', 'gloves 5-6 boxes', 'two and a half dozen
 * gloves'. A size is neither: '5-10 mL syringe', '3-0 suture', '2-3 way stopcock'.
 *
 * @param isCounted whether a quantity is said at its end, so that what it begins with is a name
 */
export function isUnsureCount(line: string, isCounted: boolean): boolean {
  if (/ and /i.test(line) && andMore.test(withFigures(line))) return true;
  if (!/ (?:or|to) |\d ?[-–—] ?\d/i.test(line)) return false;
  const bare = withoutUnitAtEnd(line);
  return (
    rangeAtEnd.test(bare) ||
    (bare !== line && rangeOfUnits.test(bare)) ||
    (!isCounted && beginsWithRange(line))
  );
}

function beginsWithRange(line: string): boolean {
  const [, from, to, named] = rangeAtStart.exec(line) ?? [];
  if (named === undefined || isMeasure(named) || /^\w+ way\b/i.test(named)) return false;
  return from === undefined || Number(to) > Number(from);
}

/** Whether a line says somewhere how many, with more behind or before it than a quantity has: 'gloves 4 boxes for Dr Singh'. */
export function saysCountInside(line: string): boolean {
  return saidInside.test(line);
}
