import type { LineProduct } from '../../../data/line-product';
import { beginsWithCount, countInField, type Reading } from '../text/quantity';
import type { Line } from '../text/read-order';
import { noQuantity, reasons } from '../text/reasons';
import type { Table } from '../text/table';
import { type Answer, type Answers, answerKey, codeIn, type KnownCode, knownCodes, textsOf } from './answers';
import { countBeside, doubtOf } from './doubt';

/** The visitor's choices by question key: a product id, `noneOfThese`, or a column index. */
export type Choices = ReadonlyMap<string, string>;

/** Choice of none of the products. */
export const noneOfThese = '';

/** The choices that still apply to these lines; the same map if all do. */
export function choicesOf(lines: readonly Line[], choices: Choices): Choices {
  const keys = new Set(
    lines.flatMap((line) => [
      ...line.readings.map(({ product }) => choiceKey(line, product)),
      ...(line.table ? [columnKey(line.table)] : []),
    ]),
  );
  const kept = [...choices].filter(([key]) => keys.has(key));
  return kept.length === choices.size ? choices : new Map(kept);
}

/** Result of a line. */
export type Outcome =
  | { readonly kind: 'found'; readonly product: LineProduct; readonly quantity: number }
  | ProductQuestion
  | ColumnQuestion
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not looked up yet: `name` is the next name to search for, null while SKUs are looked up. */
  | { readonly kind: 'open'; readonly name: string | null };

interface Question<Option extends { readonly id: string }> {
  readonly key: string;
  readonly options: readonly Option[];
  /** An option's id or `noneOfThese`; null before a choice. */
  readonly chosen: string | null;
}

interface ProductQuestion extends Question<LineProduct> {
  readonly kind: 'choice';
  /** Number of search results beyond the options. */
  readonly further: number;
  readonly quantity: number;
}

/** Which column of a table is the quantity; an option's id is the column's index. */
interface ColumnQuestion extends Question<{ readonly id: string; readonly label: string }> {
  readonly kind: 'columns';
}

/** The column question of a line's table, answered or not; null if the column is clear. */
export function columnQuestion(
  { fields, table }: Line,
  answers: Answers,
  choices: Choices,
): ColumnQuestion | null {
  if (!table) return null;
  const places = placesIn(fields, table, answers);
  if (places.length < 2 && !(table.isDoubtful && places.length > 0)) return null;
  const key = columnKey(table);
  const options = places.map((place) => ({
    id: String(place),
    label: `Column ${place + 1}: ${sampleOf(table, place)}`,
  }));
  const chosen = options.find(({ id }) => id === choices.get(key))?.id ?? null;
  return { kind: 'columns', key, options, chosen };
}

const columnKey = (table: Table) =>
  answerKey(`column of ${(table.head[0] ?? []).map((_, place) => sampleOf(table, place)).join(' ')}`);

/** Rows with the same name share a question only if their other fields are equal. */
const choiceKey = ({ table, fields }: Line, product: string) =>
  answerKey((table && fields.filter((_, at) => !table.quantities.includes(at)).join(' ')) || product);

const sampleOf = ({ head }: Table, place: number) =>
  head
    .map((fields) => fields[place])
    .filter(Boolean)
    .join(', ') || 'empty';

/** Indices of fields that may be the quantity, without SKUs. */
const placesIn = (fields: Line['fields'], { quantities }: Table, answers: Answers) =>
  quantities.length < 2 ? quantities : quantities.filter((place) => !codeIn(fields[place] ?? '', answers));

/** Decides a line by the known answers: SKUs take precedence over names, names over similar products. */
export function outcomeOf(line: Line, answers: Answers, choices: Choices): Outcome {
  if (line.problem !== null) return refused(line.problem);
  const texts = textsOf(line, answers);
  if (texts.some((text) => !answers.has(answerKey(text)))) return { kind: 'open', name: null };
  const answerTo = (text: string) => answers.get(answerKey(text)) ?? { coded: [] };
  if (texts.some((text) => answerTo(text).hasFailed)) return refused(reasons.failed);
  if (knownCodes(line.plain, answers).length > 1) return refused(reasons.several);
  const resolved = line.table ? resolveRow(line, line.table, answers, choices) : resolveWords(line, answers);
  if ('kind' in resolved) return resolved;

  const { readings, guess, reason } = resolved;
  const oneOf = (reading: Reading, options: readonly LineProduct[]): Outcome => {
    if (mayNumberTheLine(line, reading) && !isAlone(line, answers)) return refused(reasons.next);
    const [product, another] = options;
    if (!product || another) return choice(line, reading, { alike: options }, choices);
    const doubt = doubtOf(line, reading, product, answers);
    const quantity = reading.count?.quantity ?? 1;
    return doubt === null ? { kind: 'found', product, quantity } : refused(doubt);
  };
  for (const reading of readings) {
    const { coded } = answerTo(reading.product);
    if (coded.length > 0) return oneOf(reading, coded);
  }
  // Longest first: 'Gauze, pack of 4' is not 'Gauze'.
  for (const reading of longestFirst(readings)) {
    const { named } = answerTo(reading.product);
    if (!named) return { kind: 'open', name: reading.product };
    if (named.length > 0) return oneOf(reading, named);
  }
  const alike = guess && answerTo(guess.product);
  return guess && alike?.alike?.[0] ? choice(line, guess, alike, choices) : refused(reason);
}

const refused = (reason: string): Outcome => ({ kind: 'refused', reason });

const longestFirst = (readings: readonly Reading[]) =>
  [...readings].sort((one, other) => other.product.length - one.product.length);

/** Whether a line has no quantity, or only a number at its head, as a numbered line has. */
const mayNumberTheLine = ({ table, plain }: Line, { count }: Reading) =>
  !count || (!table && !count.isMarked && plain.startsWith(`${count.quantity} `));

/** Whether no line without a product may have this line's quantity. */
const isAlone = ({ counting, lacksCount }: Line, answers: Answers) =>
  !lacksCount &&
  counting.every(
    ({ plain, readings }) =>
      codeIn(plain, answers) || readings.some(({ product }) => answers.get(answerKey(product))?.named?.[0]),
  );

type ResolvedLine = Pick<Line, 'readings' | 'guess'> & { readonly reason: string };

/** Words beside a SKU can only be the quantity; otherwise they may be a name. */
function resolveWords({ plain, readings, guess }: Line, answers: Answers): ResolvedLine | Outcome {
  const code = codeIn(plain, answers);
  if (!code) return { readings, guess, reason: guess ? reasons.unknown : reasons.numbers };
  const beside = countBesideCode(code, plain);
  if (!beside) return refused(reasons.beside);
  return { readings: [{ product: code.text, ...beside }], guess: null, reason: reasons.unknown };
}

function countBesideCode({ start, end, name }: KnownCode, whole: string) {
  // A footnote, or another SKU.
  if (/^\d/.test(whole.slice(end))) return null;
  return countBeside(`${whole.slice(0, start)} ${whole.slice(end)}`, name);
}

/** In a table row, the quantity's column contains the number, and a field with a SKU is the product. */
function resolveRow(line: Line, table: Table, answers: Answers, choices: Choices): ResolvedLine | Outcome {
  const { fields, plain } = line;
  if (fields.slice(table.width).some(Boolean)) return refused(reasons.wide);
  const question = columnQuestion(line, answers, choices);
  if (question?.chosen === null) return question;
  const place = question ? Number(question.chosen) : placesIn(fields, table, answers)[0];
  const field = fields[place ?? -1] ?? '';
  const count = countInField(field);
  if (place === undefined || !count) {
    const others = fields.filter((text) => text !== '' && !codeIn(text, answers));
    // Without a heading, the only other field beside a SKU is taken for the quantity.
    const wrong = field || (!table.isNamed && others.length === 1 && others[0]);
    return refused(wrong ? noQuantity(wrong) : reasons.uncounted);
  }

  const common = { guess: null, reason: reasons.unknown };
  const named = fields.find((text, at) => at !== place && codeIn(text, answers)) ?? '';
  const code = codeIn(named, answers);
  // The SKU's field may contain the product's name, but no other number.
  if (code && countBesideCode(code, named)?.count === null)
    return { ...common, readings: [{ product: code.text, count, place }] };
  if (code || knownCodes(plain, answers).length > 0) return refused(reasons.beside);
  const ofWords = line.readings.filter((reading) => reading.place === undefined);
  // Two rows may have run together.
  if (!table.isNamed && fields.some((text, at) => at !== place && beginsWithCount(text)))
    return { ...common, readings: ofWords, reason: reasons.several };
  const ofFields = line.readings.filter((reading) => reading.place === place);
  const [longest = null] = longestFirst(ofFields);
  return { ...common, readings: [...ofWords, ...ofFields], guess: longest };
}

function choice(
  line: Line,
  { product: text, count }: Reading,
  { alike: options = [], further = 0 }: Pick<Answer, 'alike' | 'further'>,
  choices: Choices,
): Outcome {
  const key = choiceKey(line, text);
  const id = choices.get(key) ?? null;
  const isOffered = id === noneOfThese || options.some((product) => product.id === id);
  const chosen = isOffered ? id : null;
  return { kind: 'choice', key, options, further, chosen, quantity: count?.quantity ?? 1 };
}
