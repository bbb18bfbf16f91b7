import { type CartLine, type ListChange, maxLines, type StoredList } from '../contracts/state';
import { parseLines, serializeLines } from './codec';
import { maxValueLength } from './cookie-store';
import { reduceList } from './reduce-list';

/** A list read from its cookies. */
export interface StoredLines {
  readonly lines: readonly CartLine[];
  /** Names of old changes that are merged into `lines` or unreadable: delete their cookies after writing the list. */
  readonly oldChanges: readonly string[];
}

/** Most old changes read at once; earlier releases kept up to forty. */
const maxChangesRead = 60;

/**
 * Reads a list from its cookie, and merges changes that earlier releases kept in cookies of their own (`cart.2-k3f9x2=add!gauze*2`),
 * ordered by number. A part `(2-k3f9x2` of the list's cookie marks a change as already merged (docs/decisions/074). A change that would
 * make the list too long keeps its cookie. To be removed after 2026-12-26.
 */
export function storedLines(list: StoredList, cookies: ReadonlyMap<string, string>): StoredLines {
  const text = cookies.get(list) ?? '';
  let lines = parseLines(list, text);
  const marks = new Set(text.split('!').filter((part) => part.startsWith('(')));
  const changes = [...cookies.keys()]
    .map((name) => ({ name, number: Number(/^\.(\d{1,9})-\w*$/.exec(name.slice(list.length))?.[1]) }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1))
    .slice(0, maxChangesRead);
  const oldChanges: string[] = [];
  for (const { name } of changes) {
    const isInList = marks.has(`(${name.slice(list.length + 1)}`);
    const steps = isInList ? [] : parseOldChange(list, cookies.get(name) ?? '');
    const after = steps.reduce(reduceList, lines);
    if (!fits(list, after, lines)) continue;
    lines = after;
    oldChanges.push(name);
  }
  return { lines, oldChanges };
}

/** Parses `add!gauze*2`, `remove!gauze!tape` or `restore.3!gauze*2`; empty when invalid. Never throws. */
function parseOldChange(list: StoredList, text: string): readonly ListChange[] {
  const head = /^(add|remove|set|up|down|restore)(?:\.(\d{1,4}))?!/.exec(text);
  if (head === null) return [];
  const [start, intent, place] = head;
  const lines = parseLines('cart', text.slice(start.length));
  if (intent === 'restore') return [{ list, intent, lines, place: Number(place ?? 0) }];
  if (list !== 'cart' && intent !== 'add' && intent !== 'remove') return [];
  return lines.map((line) => ({ list, intent, ...line }) as ListChange);
}

/** Whether a list may become these lines (P35, P36): they fit its cookie, or are not longer than before. */
export function fits(list: StoredList, lines: readonly CartLine[], before: readonly CartLine[]): boolean {
  const length = serializeLines(list, lines).length;
  if (length <= maxValueLength && lines.length <= maxLines) return true;
  return length <= serializeLines(list, before).length && lines.length <= before.length;
}
