import type { OrderLine, OrderText } from '../text/order-line';
import { countsIn } from '../text/quantity-text';
import { type Answers, codedBy } from './answer';
import { knownCodes } from './known-codes';
import { quantityLeft } from './quantity-left';

/** An order in which rows that ran together are lines of their own, as far as the shop's SKUs tell them apart. */
export function apart(order: OrderText, answers: Answers): OrderText {
  const lines = order.lines.map((line) => partsOf(line, answers));
  return lines.every(({ length }) => length === 1) ? order : { ...order, lines: lines.flat() };
}

/** A line with several SKUs as so many lines, where each of them has its own quantity before or behind it; else as it is. */
function partsOf(line: OrderLine, answers: Answers): readonly OrderLine[] {
  const codes = knownCodes(line.plain, answers);
  const alone = line.row?.fields.filter((field) => codedBy(field, answers).length > 0) ?? [];
  // Below a heading, and in fields of their own, they are columns.
  if (codes.length < 2 || line.header || alone.length > 1) return [line];
  const starts = codes.slice(1).map(({ start }) => start);
  const ends = codes.slice(0, -1).map(({ end }) => end);
  for (const cuts of [starts, ends]) {
    const parts = codes.map(({ text: product, start, end }, nth) => {
      const [before, behind] = [
        line.plain.slice(cuts[nth - 1] ?? 0, start),
        line.plain.slice(end, cuts[nth]),
      ];
      const left = quantityLeft(`${before} ${behind}`, codedBy(product, answers)[0]?.name ?? '');
      // A number before each may be that of its row.
      const isSure = cuts === starts || countsIn(before.trim()).at(-1)?.isMarked === true;
      return { plain: before + product + behind, product, left: isSure ? left : null };
    });
    if (parts.every(({ left }) => left?.isCounted))
      return parts.map(({ plain, product, left }) => ({
        ...line,
        text: plain.trim(),
        plain,
        row: null,
        readings: [{ product, quantity: left?.quantity ?? 1 }],
      }));
  }
  return [line];
}
