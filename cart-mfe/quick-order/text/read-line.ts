import { quantityRule } from '../../lines/quantity-rule';
import type { Columns } from './column-names';
import { numberIn } from './number-in';
import type { OrderLine, Reading } from './order-line';
import { delimiters, splitFields } from './split-fields';

/** Most characters of a line that says a product and how many. */
const maxLength = 500;

const reasons = {
  unknown: 'No product has this SKU or name.',
  empty: 'This line names no product.',
  long: 'This line is too long for a SKU or a name.',
  control: 'This line has characters that cannot be read.',
  formula: 'This is a formula. Type the SKU or the name itself.',
  uncounted: 'This line has no quantity.',
  quantity: quantityRule,
  numbers: 'Which number is the quantity? Leave the others out.',
} as const;

type Read = Pick<OrderLine, 'readings' | 'reason'>;

const refused = (reason: string): Read => ({ readings: [], reason });

const counted = (product: string, quantity: number): Reading => ({ product, quantity, isCounted: true });

const single = (product: string): Reading => ({ product, quantity: 1, isCounted: false });

/** What a line may mean. */
export function readLine(line: string, columns: Columns | null): Read {
  if (line.length > maxLength) return refused(reasons.long);
  // A tab stands between fields, and a cell may have line breaks.
  if (/[^\P{Cc}\t\n]/u.test(line)) return refused(reasons.control);
  if (columns) return readCells(splitFields(line, columns.delimiter), columns);
  for (const delimiter of delimiters) {
    const all = splitFields(line, delimiter);
    const fields = all.filter((field) => field !== '');
    const [only = ''] = fields;
    if (fields.some(isFormula)) return refused(reasons.formula);
    if (all.length > 1 && fields.length < 2)
      return numberIn(only) === 'none' ? readWords(only) : refused(reasons.empty);
    // A name may have commas.
    const isList = delimiter !== ',' || fields.some((field) => numberIn(field) !== 'none');
    if (fields.length > 1 && isList) return readFields(fields, delimiter);
  }
  return readWords(splitFields(line, '\t').join(' ').trim());
}

function readCells(fields: readonly string[], { sku, name, quantity }: Columns): Read {
  const cell = (place: number | undefined) => (place === undefined ? '' : (fields[place] ?? ''));
  const products = unique([cell(sku), cell(name)]);
  if (products.length === 0) return refused(reasons.empty);
  if ([...products, cell(quantity)].some(isFormula)) return refused(reasons.formula);
  if (quantity === undefined) return { readings: products.map(single), reason: reasons.unknown };
  if (cell(quantity) === '') return refused(reasons.uncounted);
  const many = numberIn(cell(quantity));
  if (typeof many === 'string') return refused(reasons.quantity);
  return { readings: products.map((product) => counted(product, many)), reason: reasons.unknown };
}

/** Fields in nobody knows which order: what is a quantity is known by being one. */
function readFields(fields: readonly string[], delimiter: string): Read {
  const isQuantity = (field: string) => typeof numberIn(field) === 'number';
  const numbers = fields.filter(isQuantity);
  const others = fields.filter((field) => !isQuantity(field));
  // A price is neither, and a long number can only be a SKU.
  const words = others.filter((field) => numberIn(field) === 'none' || /^\d{5,}$/.test(field));
  const whole = delimiter === ',' && others.length > 1 ? [others.join(', ')] : [];
  const last = numberIn(numbers.at(-1) ?? '');
  if (others.some((field) => numberIn(field) === 'refused')) return refused(reasons.quantity);
  if (typeof last === 'string') {
    const codes = others.filter((field) => numberIn(field) !== 'none');
    if (codes.length === 0) return { readings: unique(others).map(single), reason: reasons.unknown };
    // Never one of what was to be more: the number is a SKU or a part of the name, or else a quantity that cannot be.
    const typed = delimiter === ',' ? [others.join(', ')] : codes;
    return { readings: unique(typed).map(single), reason: reasons.quantity };
  }
  if (numbers.length === 1) {
    if (words.length === 0) return refused(reasons.empty);
    return {
      readings: unique([...words, ...whole]).map((product) => counted(product, last)),
      reason: reasons.unknown,
    };
  }
  // A SKU may be a number, and is known by being one of the shop's.
  const skus = numbers.slice(0, -1).map((sku) => counted(sku, last));
  const [first, second] = numbers.map(numberIn);
  const isEither =
    numbers.length === 2 && words.length === 0 && typeof first === 'number' && second !== first;
  return {
    readings: isEither ? [...skus, counted(numbers[1] ?? '', first)] : skus,
    reason: words.length === 0 ? reasons.unknown : reasons.numbers,
  };
}

/** A line of words: a quantity may stand before or after the product, or be left out. */
function readWords(line: string): Read {
  if (!/[\p{L}\p{N}]/u.test(line)) return refused(reasons.empty);
  const [, before = '', product = ''] = /^(\S+(?: [x×](?= ))?) (.+)$/i.exec(line) ?? [];
  const [, named = '', after = ''] = /^(.+?) ((?:[x×] ?)?\S+)$/i.exec(line) ?? [];
  const [first, last] = [numberIn(before), numberIn(after)];
  const readings = [
    single(line),
    ...(typeof last === 'number' ? [counted(named, last)] : []),
    ...(typeof first === 'number' ? [counted(product, first)] : []),
  ];
  const isWrong = [first, last].some((number) => number === 'refused' || number === 'other');
  return { readings, reason: isWrong && readings.length === 1 ? reasons.quantity : reasons.unknown };
}

const isFormula = (field: string) => /^[=@]/.test(field);

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];
