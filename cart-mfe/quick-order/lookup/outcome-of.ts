import type { LineProduct } from '../../lines/line-product';
import type { CodeInText } from '../text/codes';
import type { OrderLine, Reading, Row } from '../text/order-line';
import { reasons } from '../text/reasons';
import { rowReadings } from '../text/rows';
import { type Answer, type Answers, answerKey, codedBy } from './answer';
import { doubtOf } from './doubt';
import { knownCodes, textsOf } from './known-codes';
import { quantityLeft } from './quantity-left';
import { columnKey, isCode, quantityInRow } from './row-quantity';

/** What a visitor chose, by what it was chosen for (`answerKey`): ids of products or `noneOfThese`, and places of columns. */
export type Choices = ReadonlyMap<string, string>;

/** Chosen by who means none of the products. */
export const noneOfThese = '';

/** The choices for what lines have; the same map where that is all of them. */
export function choicesOf(lines: readonly OrderLine[], choices: Choices): Choices {
  const keys = new Set(
    lines.flatMap(({ readings, row }) =>
      row
        ? [columnKey(row), ...row.quantities.flatMap((place) => rowReadings(row, place, 1).map(keyOf))]
        : readings.map(keyOf),
    ),
  );
  const kept = [...choices].filter(([key]) => keys.has(key));
  return kept.length === choices.size ? choices : new Map(kept);
}

const keyOf = ({ product }: Reading) => answerKey(product);

/** What becomes of a line. */
export type Outcome =
  | { readonly kind: 'found'; readonly product: LineProduct; readonly quantity: number }
  | {
      readonly kind: 'choice';
      /** Of the choice; see `Choices`. */
      readonly key: string;
      readonly options: readonly LineProduct[];
      /** How many more products a search finds than are to choose from. */
      readonly further: number;
      /** Null while nothing is chosen, and where none is meant. */
      readonly chosen: LineProduct | null;
      /** Whether none of them is meant. */
      readonly isNone: boolean;
      readonly quantity: number;
    }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Which of its columns is the quantity is to be chosen; see `columnQuestions`. */
  | { readonly kind: 'columns' }
  /** A text that is to be asked for yet. */
  | { readonly kind: 'open'; readonly asks: 'sku' | 'name'; readonly text: string };

const refused = (reason: string): Outcome => ({ kind: 'refused', reason });

/** What becomes of a line by the answers there are: a SKU counts more than a name, and a name more than what is like it. */
export function outcomeOf(line: OrderLine, answers: Answers, choices: Choices): Outcome {
  const counted = line.row ? quantityInRow(line.row, answers, choices) : null;
  const outcome = withoutDoubts(line, counted, answers, choices);
  if (outcome.kind !== 'found') return outcome;
  const place = counted && 'place' in counted ? counted.place : null;
  const doubt = doubtOf(line, { name: outcome.product.name, quantity: outcome.quantity, place }, answers);
  return doubt === null ? outcome : refused(doubt);
}

function withoutDoubts(
  line: OrderLine,
  counted: ReturnType<typeof quantityInRow> | null,
  answers: Answers,
  choices: Choices,
): Outcome {
  const { row } = line;
  if (!row && line.readings.length === 0) return refused(line.reason);
  const texts = textsOf(line, answers);
  const unasked = texts.find((text) => !answers.has(answerKey(text)));
  if (unasked !== undefined) return { kind: 'open', asks: 'sku', text: unasked };
  if (texts.some((text) => answers.get(answerKey(text)) === 'failed')) return refused(reasons.failed);

  const [code, another] = knownCodes(line.plain, answers);
  if (another) return refused(reasons.several);
  if (!row || !counted) return code ? coded(line, code, answers, choices) : named(line, answers, choices);
  const width = line.header?.columns.width ?? row.fields.length;
  if (row.fields.slice(width).some(Boolean)) return refused(reasons.wide);

  if ('reason' in counted) return counted.reason === null ? { kind: 'columns' } : refused(counted.reason);
  const { place, quantity } = counted;
  const field = row.fields.find((text, at) => at !== place && isCode(text, answers));
  if (field !== undefined) return inField(row, field, quantity, answers, choices);
  if (code) return refused(reasons.beside);
  if (row.counted.length > 0) return named({ ...line, reason: reasons.several }, answers, choices);
  const readings = rowReadings(row, place, quantity);
  const longest = [...readings].sort((one, other) => other.product.length - one.product.length)[0] ?? null;
  if (!longest) return refused(reasons.empty);
  return named({ ...line, readings: [...line.readings, ...readings], guess: longest }, answers, choices);
}

/** A line of words with a SKU: all that is left of it says how many. */
function coded(
  { plain, numbersAlone }: OrderLine,
  code: CodeInText,
  answers: Answers,
  choices: Choices,
): Outcome {
  const options = codedBy(code.text, answers);
  const left = quantityLeft(textWithout(plain, code), options[0]?.name ?? '');
  if (!left) return refused(reasons.beside);
  if (!left.isCounted && !isOneSure(numbersAlone, answers)) return refused(reasons.next);
  return oneOf({ product: code.text, quantity: left.quantity }, options, choices);
}

/** Whether a line without a number is one of its product: not where each cell is a line. */
function isOneSure(numbersAlone: readonly string[], answers: Answers): boolean {
  return numbersAlone.every((number) => codedBy(number, answers).length > 0);
}

/** A field that is a SKU, or has one beside its product's name, which other fields may have too. */
function inField(row: Row, field: string, quantity: number, answers: Answers, choices: Choices): Outcome {
  const [code] = codedBy(field, answers).length > 0 ? [] : knownCodes(field, answers);
  const product = code?.text ?? field;
  const options = codedBy(product, answers);
  const isOfName = (text: string) => quantityLeft(text, options[0]?.name ?? '')?.isCounted === false;
  if (code && !isOfName(textWithout(field, code))) return refused(reasons.beside);
  const others = row.counted.filter((text) => text !== field);
  return others.every(isOfName) ? oneOf({ product, quantity }, options, choices) : refused(reasons.several);
}

const textWithout = (text: string, { start, end }: CodeInText) =>
  `${text.slice(0, start)} ${text.slice(end)}`;

/** A line without a SKU that has a digit. */
function named(
  { row, readings, guess, reason, numbersAlone }: OrderLine,
  answers: Answers,
  choices: Choices,
): Outcome {
  for (const reading of readings) {
    const options = codedBy(reading.product, answers);
    if (options.length > 0) return oneOf(reading, options, choices);
  }
  // A name may begin with another: 'Gauze, pack of 4' is no 'Gauze'.
  const longestFirst = [...readings].sort((one, other) => other.product.length - one.product.length);
  for (const reading of longestFirst) {
    const answer = answers.get(answerKey(reading.product));
    if (answer === undefined || answer === 'failed') continue;
    if (!answer.named) return { kind: 'open', asks: 'name', text: reading.product };
    if (answer.named.length === 0) continue;
    const isAssumed = !row && reading === readings[0];
    return isAssumed && !isOneSure(numbersAlone, answers)
      ? refused(reasons.next)
      : oneOf(reading, answer.named, choices);
  }
  const alike = guess && answers.get(answerKey(guess.product));
  return guess && alike && alike !== 'failed' && alike.alike && alike.alike.length > 0
    ? choice(guess, alike, choices)
    : refused(reason);
}

function oneOf(reading: Reading, options: readonly LineProduct[], choices: Choices): Outcome {
  const [product, ...others] = options;
  if (product && others.length === 0) return { kind: 'found', product, quantity: reading.quantity };
  return choice(reading, { alike: options }, choices);
}

function choice(
  { product: text, quantity }: Reading,
  { alike: options = [], further = 0 }: Pick<Exclude<Answer, 'failed'>, 'alike' | 'further'>,
  choices: Choices,
): Outcome {
  const key = answerKey(text);
  const id = choices.get(key);
  const chosen = options.find((product) => product.id === id) ?? null;
  return { kind: 'choice', key, options, further, chosen, isNone: id === noneOfThese, quantity };
}
