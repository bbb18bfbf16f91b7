import { quantityRule } from '../../lines/quantity-rule';
import type { Columns } from './column-names';
import { countAfter, countBefore, endsWithSize, numberAtEnd } from './count-beside';
import { countAlone, mayBeCount } from './count-cell';
import { withFigures, withoutUnitAtEnd } from './count-words';
import { withoutAsking, withoutEnding } from './courtesies';
import { isMeasure, mayBeLarge } from './is-measure';
import { numberedLine, withoutBullet } from './list-marks';
import { numberIn } from './number-in';
import type { OrderLine, Reading } from './order-line';
import { delimiters, splitFields } from './split-fields';
import { isUnsureCount, saysCountInside } from './unsure-count';

/** Most characters of a line that says a product and how many, and of its words where it has no fields. */
const maxLength = 500;
const maxWordsLength = 250;

/** Most fields of a line whose columns nothing names, without empty ones. */
const maxFields = 20;

const reasons = {
  unknown: 'No product has this SKU or name.',
  empty: 'This line names no product.',
  long: 'This line is too long for a SKU or a name.',
  fields: 'This line has too many fields. Leave only the SKU or the name and the quantity.',
  control: 'This line has characters that cannot be read.',
  formula: 'This is a formula. Type the SKU or the name itself.',
  uncounted: 'This line has no quantity.',
  quantity: quantityRule,
  numbers: 'Which number is the quantity? Leave the others out.',
  litres: 'Litres, or size L? Write how many before it, as in ‘1 x 2 L jug’ or ‘2 x L gloves’.',
  ordinal: 'Is the first number the quantity? Then write an ‘x’ behind it; else leave it out.',
} as const;

type Read = Pick<OrderLine, 'readings' | 'guess' | 'reason' | 'unnumbered'>;

const refused = (reason: string): Read => ({ readings: [], guess: null, reason });

const counted = (product: string, quantity: number): Reading => ({ product, quantity, isCounted: true });

const countedTimes = (quantity: number) => (product: string) => counted(product, quantity);

const single = (product: string): Reading => ({ product, quantity: 1, isCounted: false });

/** A line that may mean these: what is like the last that is counted is offered, and else what is like the first. */
const meaning = (readings: readonly Reading[], reason: string = reasons.unknown): Read => ({
  readings,
  guess: readings.findLast(({ isCounted }) => isCounted) ?? readings[0] ?? null,
  reason,
});

/** A line whose number is no quantity: it is what has exactly this SKU or name, and never one of what was to be more. */
const exactly = (readings: readonly Reading[], reason: string): Read => ({ readings, guess: null, reason });

/**
 * What a line may mean.
 *
 * @param isInRow whether its number, as in '2. gauze', follows or precedes that of the line beside it
 */
export function readLine(line: string, columns: Columns | null, isInRow = false): Read {
  if (line.length > maxLength) return refused(reasons.long);
  // A tab stands between fields, and a cell may have line breaks.
  if (/[^\P{Cc}\t\n]/u.test(line)) return refused(reasons.control);
  if (columns) return readCells(splitFields(line, columns.delimiter), columns);
  const numbered = numberedLine(line);
  if (!numbered) return readList(withoutBullet(line));
  const rest = readList(withoutBullet(numbered.rest));
  const hasOther =
    rest.guess?.isCounted || rest.reason === reasons.quantity || rest.reason === reasons.numbers;
  // One of it, whether the number is an ordinal or the quantity.
  if (isInRow || hasOther || numbered.number === 1) return { ...rest, unnumbered: numbered.rest };
  return exactly([single(words(line))], reasons.ordinal);
}

/** Fields, or words where there are none. */
function readList(line: string): Read {
  if (delimiters.some((delimiter) => countFilled(line, delimiter) > maxFields))
    return refused(reasons.fields);
  if (isFormula(words(line))) return refused(reasons.formula);
  const withThousands = /[\t;]/.test(line) ? null : (readThousandsFirst(line) ?? readThousandsLast(line));
  if (withThousands) return withThousands;
  for (const delimiter of delimiters) {
    const all = splitFields(line, delimiter);
    const fields = all
      .filter((field) => field !== '')
      .map((field) => (delimiter === ',' ? field : withoutUnit(field)));
    const [only = ''] = fields;
    if (fields.some(isFormula)) return refused(reasons.formula);
    if (all.length > 1 && fields.length < 2)
      return numberIn(only) === 'none' ? readWords(only) : refused(reasons.empty);
    // A name may have commas.
    const isList = delimiter !== ',' || fields.some((field) => numberIn(field) !== 'none');
    if (fields.length > 1 && isList) {
      const read = readFields(fields, delimiter);
      return delimiter === ',' && hasNumberInside(fields)
        ? { ...read, readings: [...readWords(words(line)).readings, ...read.readings] }
        : read;
    }
  }
  return readWords(words(line));
}

function countFilled(line: string, delimiter: string): number {
  return line.split(delimiter).filter((field) => field.trim() !== '').length;
}

/** Whether a number of some fields may be a part of a name, 'Gloves, latex, 7, box of 50': where none is first or last. */
function hasNumberInside(fields: readonly string[]): boolean {
  const isNumber = (field = '') => numberIn(field) !== 'none';
  return fields.slice(1, -1).some(isNumber) && !isNumber(fields[0]) && !isNumber(fields.at(-1));
}

/** A line whose first comma stands in a number, '1,000 x gauze', or may: '1,500 x 10 cm gauze'. Null for fields: '5,500 mL saline'. */
function readThousandsFirst(line: string): Read | null {
  const [, next = ''] = /^\s*(?:\d+,)+(\d.*)$/.exec(line) ?? [];
  const isGrouped = /^\s*\d{1,3}(?:,\d{3})+ /.test(line);
  if (!isGrouped && !/^\d+ ?[x×] /i.test(next)) return null;
  // No quantity begins with a nought, and neither does a size.
  if (/^0/.test(next)) return readWords(words(line));
  if (isMeasure(next)) return null;
  const isSize = /^\d+ ?[x×] \d/i.test(next);
  if (!isSize) return readWords(words(line));
  return isGrouped ? eitherWay(line) : null;
}

/** A line whose last comma stands in a number, 'gauze x 1,500', or may: 'gauze 7,100'. Null for fields: 'gauze, 100'. */
function readThousandsLast(line: string): Read | null {
  const typed = words(line);
  const [, named, sign, number = ''] =
    /^(.+?) ?(?<=[\s(])([x×] ?)?(\d+(?:,\d+)+)$/i.exec(withoutUnitAtEnd(typed)) ?? [];
  if (named === undefined) return null;
  const isOfSizes = sign !== undefined && numberAtEnd(named) !== null;
  const isSaid = (sign !== undefined && !isOfSizes) || typed.endsWith(')') || number.endsWith(',000');
  if (isSaid || splitFields(line, ',').length < 2) return readWords(typed);
  if (!/^\d{1,3}(?:,\d{3})+$/.test(number)) return null;
  // 'size 7,100' and 'G-1,gauze 7,100' are as programs write fields.
  const isField = isOfSizes || (endsWithSize.test(named) && !/of$/i.test(named)) || /,\S/.test(named);
  return isField ? readParted(line) : eitherWay(line);
}

/** Fields with commas between them, of which the last may have a unit. */
function readParted(line: string): Read {
  const fields = splitFields(line, ',').map(withoutUnit);
  if (fields.some(isFormula)) return refused(reasons.formula);
  return readFields(fields, ',');
}

/** A line that may be fields or words, of which there is no telling how many are meant. */
function eitherWay(line: string): Read {
  const { readings, reason } = readParted(line);
  if (reason === reasons.formula) return refused(reason);
  return exactly([...readings, ...readWords(words(line)).readings], reasons.numbers);
}

/** '20' for '20 boxes', 'twenty' or 'qty 20'; another text as it is. */
function withoutUnit(field: string): string {
  const bare = withoutUnitAtEnd(countAlone(field));
  return numberIn(bare) === 'none' ? field : bare;
}

function readCells(fields: readonly string[], { sku, name, quantity }: Columns): Read {
  const cell = (place: number | undefined) => (place === undefined ? '' : (fields[place] ?? ''));
  const products = unique([cell(sku), cell(name)]);
  if (products.length === 0) return refused(reasons.empty);
  if ([...products, cell(quantity)].some(isFormula)) return refused(reasons.formula);
  if (quantity === undefined) return meaning(products.map(single));
  if (cell(quantity) === '') return refused(reasons.uncounted);
  const many = numberIn(withoutUnit(cell(quantity)));
  if (typeof many === 'string') return refused(reasons.quantity);
  return meaning(products.map(countedTimes(many)));
}

/** Fields in nobody knows which order: what is a quantity is known by being one. */
function readFields(fields: readonly string[], delimiter: string): Read {
  const isQuantity = (field: string) => typeof numberIn(field) === 'number';
  const numbers = fields.filter(isQuantity);
  const others = fields.filter((field) => !isQuantity(field));
  // A price is neither, and a long number can only be a SKU.
  const names = others.filter((field) => numberIn(field) === 'none' || /^\d{5,}$/.test(field));
  const whole = delimiter === ',' && others.length > 1 ? [others.join(', ')] : [];
  const last = numberIn(numbers.at(-1) ?? '');
  if (others.some((field) => numberIn(field) === 'refused')) return refused(reasons.quantity);
  if (typeof last === 'string') {
    const codes = others.filter((field) => numberIn(field) !== 'none');
    if (codes.length === 0)
      return delimiter !== ',' && others.slice(1).some(mayBeCount)
        ? exactly([single(others.join(' '))], reasons.quantity)
        : meaning(unique(others).map(single));
    // Never one of what was to be more: the number is a SKU or a part of the name, or else a quantity that cannot be.
    const typed = delimiter === ',' ? [others.join(', ')] : codes;
    return exactly(unique(typed).map(single), reasons.quantity);
  }
  if (numbers.length === 1) {
    if (names.length === 0) return refused(reasons.empty);
    return meaning(unique([...names, ...whole]).map(countedTimes(last)));
  }
  // A SKU may be a number, and is known by being one of the shop's.
  const skus = numbers.slice(0, -1).map((sku) => counted(sku, last));
  // Beside a name, which of its numbers is the quantity only a heading tells.
  if (names.length > 0) return exactly(skus, reasons.numbers);
  const [first, second] = numbers.map(numberIn);
  const isEither = numbers.length === 2 && typeof first === 'number' && second !== first;
  return meaning(isEither ? [...skus, counted(numbers[1] ?? '', first)] : skus);
}

/** A line of words: a quantity may stand before or after the product, or be left out. */
function readWords(typed: string): Read {
  if (typed.length > maxWordsLength) return refused(reasons.long);
  if (!/[\p{L}\p{N}]/u.test(typed)) return refused(reasons.empty);
  const line = withoutAsking(withoutEnding(typed));
  const after = countAfter(line);
  const numbers = [after, countBefore(line)].filter((one) => one !== null);
  const readings = [
    single(typed),
    ...numbers.flatMap(({ products, count }) =>
      typeof count === 'number' ? unique(products).map(countedTimes(count)) : [],
    ),
  ];
  if (isUnsureCount(line, after?.says === 'quantity')) return exactly(readings, reasons.numbers);
  const counts = numbers.filter(({ count, says }) => typeof count === 'number' && says !== 'size');
  const wrong = numbers.filter(({ count }) => count === 'refused' || count === 'other');
  const isWrong = counts.length === 0 ? wrong.length > 0 : wrong.some(({ says }) => says === 'quantity');
  if (isWrong) return exactly(readings, reasons.quantity);
  const said = counts.filter(({ says }) => says === 'quantity');
  const meant = said.length > 0 ? said : counts;
  const last = meant.at(-1);
  if (!last && saysCountInside(line)) return exactly(readings, reasons.numbers);
  if (!last) return { ...meaning(readings), guess: single(typed) };
  const isAmbiguous =
    last.says === 'either' || meant.some(({ count, hasOther }) => hasOther || count !== last.count);
  if (isAmbiguous) return exactly(readings, mayBeLarge(withFigures(line)) ? reasons.litres : reasons.numbers);
  const guess = readings.findLast(({ product, isCounted }) => isCounted && last.products.includes(product));
  return { ...meaning(readings), guess: guess ?? null };
}

const words = (line: string) => splitFields(line, '\t').join(' ').trim();

const isFormula = (field: string) => /^[=@]/.test(field);

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
