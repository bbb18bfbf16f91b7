import type { CartLine, ListChange } from '../contracts/state';

/** The changes that take lines out of the cart as it is now, but for what came into it since they were read (P50). */
export function changesTakingOut(
  lines: readonly CartLine[],
  now: readonly CartLine[],
): readonly ListChange[] {
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
