/** Names of the lists. */
type List = 'cart' | 'wishlist' | 'compare';

/** One step of a visitor, in plain data. */
export interface PlainStep {
  readonly list: List;
  readonly intent: 'add' | 'remove' | 'clear' | 'set' | 'up' | 'down' | 'undo';
  readonly id: string;
  readonly quantity: number;
}

/** The lists as a plain model has them: id to quantity, in the order of adding. */
export type PlainLists = Readonly<Record<List, Map<string, number>>>;

/** Three empty lists. */
export function plainLists(): PlainLists {
  return { cart: new Map(), wishlist: new Map(), compare: new Map() };
}

/** What a tab removed last: what its 'Undo' would put back. */
export interface PlainRemoval {
  readonly list: List;
  readonly entries: readonly (readonly [id: string, quantity: number])[];
  readonly place: number;
}

/**
 * Applies a step as P37, P40 and P42 say it, changing `lists`: the judge of the real state, so it imports nothing. Takes what the
 * tab removed last, and gives the same after this step.
 */
export function applyPlainStep(
  lists: PlainLists,
  step: PlainStep,
  last: PlainRemoval | null,
): PlainRemoval | null {
  if (step.intent === 'undo') {
    if (last) putBack(lists[last.list], last);
    return last;
  }
  const before = [...lists[step.list]];
  change(lists[step.list], step);
  const entries = before.filter(([id]) => !lists[step.list].has(id));
  const place = before.findIndex(([id]) => id === entries[0]?.[0]);
  return entries.length > 0 ? { list: step.list, entries, place } : last;
}

function change(lines: Map<string, number>, { list, intent, id, quantity }: PlainStep): void {
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

function putBack(lines: Map<string, number>, { entries, place }: PlainRemoval): void {
  for (const [id, quantity] of entries) {
    const had = lines.get(id);
    if (had !== undefined) lines.set(id, Math.max(had, quantity));
  }
  const now = [...lines];
  now.splice(
    place,
    0,
    ...entries.filter(([id]) => !lines.has(id)).map(([id, quantity]) => [id, quantity] as [string, number]),
  );
  lines.clear();
  for (const [id, quantity] of now) lines.set(id, quantity);
}
