import type { OrderLine, Row } from '../text/order-line';
import { quantityInField } from '../text/quantity-text';
import { noQuantity, reasons } from '../text/reasons';
import { type Answers, answerKey, codedBy } from './answer';
import { knownCodes } from './known-codes';
import type { Choices } from './outcome-of';

/** A table of which several columns may be the quantity, to choose one (P81). */
export interface ColumnQuestion {
  /** Of the choice; see `Choices`. */
  readonly key: string;
  readonly lines: readonly [OrderLine, ...OrderLine[]];
  /** Places of the columns, and what they begin with. */
  readonly options: readonly { readonly place: string; readonly sample: string }[];
  /** The place of the column that is chosen; null while none is. */
  readonly chosen: string | null;
}

/** The questions that lines need an answer to, with those that have one. */
export function columnQuestions(
  lines: readonly OrderLine[],
  answers: Answers,
  choices: Choices,
): readonly ColumnQuestion[] {
  const questions = new Map<string, ColumnQuestion>();
  for (const line of lines) {
    if (!line.row) continue;
    const { places, isAsked } = placesIn(line.row, answers);
    if (!isAsked) continue;
    const key = columnKey(line.row);
    const options = places.map((place) => ({ place: String(place), sample: line.row?.samples[place] ?? '' }));
    const before = questions.get(key)?.lines ?? [];
    const [first = line, ...others] = [...before, line];
    questions.set(key, { key, lines: [first, ...others], options, chosen: choices.get(key) ?? null });
  }
  return [...questions.values()];
}

/** Of the choice which column of a table is the quantity. */
export function columnKey({ samples }: Row): string {
  return answerKey(`column of ${samples.join(' ')}`);
}

/** Places of the fields that may be the quantity, without those that are SKUs; and whether one of them is to be chosen. */
function placesIn({ fields, quantities, isDoubtful }: Row, answers: Answers) {
  const places =
    quantities.length < 2 ? quantities : quantities.filter((place) => !isCode(fields[place] ?? '', answers));
  return { places, isAsked: places.length > 1 || (isDoubtful && places.length > 0) };
}

/** Whether a field is, or has, a SKU of the shop. */
export function isCode(field: string, answers: Answers): boolean {
  return field !== '' && (codedBy(field, answers).length > 0 || knownCodes(field, answers).length > 0);
}

/** How many a row says, and where; or why that cannot be told: a sentence, or null where its column is to be chosen. */
export function quantityInRow(
  row: Row,
  answers: Answers,
  choices: Choices,
): { readonly place: number; readonly quantity: number } | { readonly reason: string | null } {
  const { places, isAsked } = placesIn(row, answers);
  const chosen = isAsked ? places.find((place) => String(place) === choices.get(columnKey(row))) : places[0];
  if (chosen === undefined) return { reason: isAsked ? null : uncounted(row) };
  const field = row.fields[chosen] ?? '';
  const quantity = quantityInField(field);
  if (quantity !== null) return { place: chosen, quantity };
  return { reason: field === '' ? reasons.uncounted : noQuantity(field) };
}

/** A field that stands alone beside a product is where its quantity should be. */
function uncounted({ fields, products }: Row): string {
  const [, field, ...others] = fields.filter((text) => text !== '');
  return products || field === undefined || others.length > 0 ? reasons.uncounted : noQuantity(field);
}
