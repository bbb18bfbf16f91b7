import type { CartLine, ListChange, RemovedLines } from '../contracts/state';
import { clampQuantity } from './quantity';

/** The lines after a change (P37, P40); the same array when nothing changes. */
export function reduceList(lines: readonly CartLine[], change: ListChange): readonly CartLine[] {
  switch (change.intent) {
    case 'add':
      return add(lines, change);
    case 'remove':
    case 'move':
      return lines.some(({ id }) => id === change.id) ? lines.filter(({ id }) => id !== change.id) : lines;
    case 'clear':
      return lines.length === 0 ? lines : [];
    case 'set':
      return withQuantity(lines, change.id, () => change.quantity);
    case 'up':
      return withQuantity(lines, change.id, (quantity) => quantity + 1);
    case 'down':
      return withQuantity(lines, change.id, (quantity) => quantity - 1);
    case 'restore':
      return restore(lines, change);
  }
}

function restore(lines: readonly CartLine[], { lines: removed, place }: RemovedLines): readonly CartLine[] {
  const now = new Map(lines.map((line) => [line.id, line]));
  const wanted = new Map(removed.map((line) => [line.id, line]));
  const back = removed.filter(({ id }) => !now.has(id));
  const larger = (line: CartLine) => {
    const before = wanted.get(line.id);
    return before && before.quantity > line.quantity ? before : line;
  };
  const raised = lines.some((line) => larger(line) !== line) ? lines.map(larger) : lines;
  return back.length === 0 ? raised : [...raised.slice(0, place), ...back, ...raised.slice(place)];
}

function add(lines: readonly CartLine[], change: ListChange & { intent: 'add' }): readonly CartLine[] {
  const { id, list } = change;
  const added = list === 'cart' ? clampQuantity(change.quantity ?? 1) : 1;
  if (!lines.some((line) => line.id === id)) return [...lines, { id, quantity: added }];
  return list === 'cart' ? withQuantity(lines, id, (quantity) => quantity + added) : lines;
}

function withQuantity(
  lines: readonly CartLine[],
  id: string,
  next: (quantity: number) => number,
): readonly CartLine[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (line === undefined) return lines;
  const quantity = clampQuantity(next(line.quantity));
  return quantity === line.quantity
    ? lines
    : lines.map((other) => (other === line ? { id, quantity } : other));
}

/** Changes that take `lines` out of the current cart and keep what was added since (P50). */
export function changesRemoving(lines: readonly CartLine[], now: readonly CartLine[]): readonly ListChange[] {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const more = ({ id, quantity }: CartLine) => quantity - (quantities.get(id) ?? 0);
  if (now.every((line) => more(line) <= 0)) return [{ list: 'cart', intent: 'clear' }];
  return now
    .filter(({ id }) => quantities.has(id))
    .map((line) =>
      more(line) <= 0
        ? { list: 'cart', intent: 'remove', id: line.id }
        : { list: 'cart', intent: 'set', id: line.id, quantity: more(line) },
    );
}
