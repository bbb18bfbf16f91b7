import { isMeasure } from './is-measure';
import { numberInWords } from './number-words';

const number = `(?:\\d+|${numberInWords})`;

const either = `${number}(?: or | to )`;

const mayBe = / (?:or|to) |\d ?[-–—] ?\d/i;

// A dash with blanks around it stands between a quantity and a name: '2 - 3 way stopcock'.
const atStart = new RegExp(`^(?:x )?(?:${either}|(\\d+)[-–—](?=(\\d+) ))(${number} .+)$`, 'i');

const atEnd = new RegExp(` (?:${either}|\\d+ ?[-–—] ?)${number}$`, 'i');

/** Whether a line begins with one number or another: '5 or 6 gloves', '5-10 gloves'. A size is neither: '5-10 mL syringe', '3-0 suture'. */
export function beginsWithRange(line: string): boolean {
  if (!mayBe.test(line)) return false;
  const [, from, to, named] = atStart.exec(line) ?? [];
  if (named === undefined || isMeasure(named) || /^\w+ way\b/i.test(named)) return false;
  return from === undefined || Number(to) > Number(from);
}

/** Whether a line whose unit was taken off ends with one number or another: 'gloves 5 or 6'. */
export function endsWithRange(line: string): boolean {
  return mayBe.test(line) && atEnd.test(line);
}
