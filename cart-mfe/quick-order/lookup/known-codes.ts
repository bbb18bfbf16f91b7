import { type CodeInText, codesIn } from '../text/codes';
import type { OrderLine } from '../text/order-line';
import { rowReadings } from '../text/rows';
import { type Answers, answerKey, codedBy } from './answer';

/** The SKUs of the shop that a text has, in their order. */
export function knownCodes(text: string, answers: Answers): readonly CodeInText[] {
  const isKnown = (code: CodeInText) => codedBy(code.text, answers).length > 0;
  return codesIn(text).flatMap((word) => {
    if (isKnown(word)) return [word];
    const known: CodeInText[] = [];
    for (const part of word.inside.filter(isKnown))
      if (known.every(({ start, end }) => part.end <= start || part.start >= end)) known.push(part);
    return known.sort((one, other) => one.start - other.start);
  });
}

/** What a line has that may be a SKU: what it may name, its words, and what is in those that are none. */
export function textsOf(line: OrderLine, answers: Answers): readonly string[] {
  const words = codesIn(line.plain).flatMap(({ text, inside }) => {
    const isNone = answers.has(answerKey(text)) && codedBy(text, answers).length === 0;
    return isNone ? [text, ...inside.map((part) => part.text)] : [text];
  });
  // A row's without the quantity, for each of those that it may be.
  const { row } = line;
  const rows = row ? row.quantities.flatMap((place) => rowReadings(row, place, 1)) : [];
  return [...[...line.readings, ...rows].map(({ product }) => product), ...words];
}
