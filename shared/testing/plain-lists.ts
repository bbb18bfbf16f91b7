/** Names of the lists. */
type List = 'cart' | 'wishlist' | 'compare';

/** One step of a visitor, in plain data. */
export interface PlainStep {
  readonly list: List;
  readonly intent: 'add' | 'remove' | 'clear' | 'set' | 'up' | 'down';
  readonly id: string;
  readonly quantity: number;
}

/** The lists as a plain model has them: id to quantity, in the order of adding. */
export type PlainLists = Readonly<Record<List, Map<string, number>>>;

/** Three empty lists. */
export function plainLists(): PlainLists {
  return { cart: new Map(), wishlist: new Map(), compare: new Map() };
}

/**
 * Applies a step as specification section 4 says it, changing `lists`. The judge of the real state in tests: it imports
 * nothing. `set`, `up` and `down` are for the cart only and are no steps of the other lists.
 */
export function applyPlainStep(lists: PlainLists, { list, intent, id, quantity }: PlainStep): void {
  const lines = lists[list];
  const had = lines.get(id);
  if (intent === 'clear') lines.clear();
  else if (intent === 'remove') lines.delete(id);
  else if (intent === 'add' && list !== 'cart') lines.set(id, 1);
  else if (intent === 'add') lines.set(id, Math.min(9999, (had ?? 0) + quantity));
  else if (had === undefined || list !== 'cart') return;
  else if (intent === 'set') lines.set(id, quantity);
  else if (intent === 'up') lines.set(id, Math.min(9999, had + 1));
  else lines.set(id, Math.max(1, had - 1));
}
