import type { CartLine, ListChange, StoredList } from '../contracts/state';
import { parseLines, serializeLines } from './codec';
import { clampQuantity } from './quantity';

/**
 * Writes a change as the value of a cookie of its own: the intent, for `restore` a dot and the place, and the lines it is
 * about as a list's cookie has them: `add!gauze*2`, `remove!gauze!tape`, `restore.3!gauze*2`. Clearing removes the lines that
 * are there, so that it does not take what somebody else adds at the same moment.
 * @param lines those before the change
 */
export function serializeChange(change: ListChange, lines: readonly CartLine[]): string {
  switch (change.intent) {
    case 'restore':
      return `restore.${change.place}!${serializeLines(change.list, change.lines)}`;
    case 'clear':
      return `remove!${serializeLines('wishlist', lines)}`;
    case 'add':
    case 'set': {
      const line = { id: change.id, quantity: clampQuantity(change.quantity ?? 1) };
      return `${change.intent}!${serializeLines('cart', [line])}`;
    }
    default: {
      const intent = change.intent === 'move' ? 'remove' : change.intent;
      return `${intent}!${serializeLines('wishlist', [{ id: change.id, quantity: 1 }])}`;
    }
  }
}

/** Reads a value of {@link serializeChange} as changes of one line or a restoring; none when it cannot be read. Never throws. */
export function parseChange(list: StoredList, text: string): readonly ListChange[] {
  const head = /^(add|remove|set|up|down|restore)(?:\.(\d{1,4}))?!/.exec(text);
  if (head === null) return [];
  const [start, intent, place] = head;
  const lines = parseLines('cart', text.slice(start.length));
  switch (intent) {
    case 'add':
    case 'remove':
      return lines.map((line) => ({ list, intent, ...line }));
    case 'restore':
      return lines.length > 0 ? [{ list, intent, lines, place: Number(place ?? 0) }] : [];
    default:
      return list === 'cart' ? lines.map((line) => ({ list, intent, ...line }) as ListChange) : [];
  }
}
