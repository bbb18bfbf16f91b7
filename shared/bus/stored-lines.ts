import { type CartLine, maxLines, type StoredList } from '../contracts/state';
import { parseChange } from './change-text';
import { parseLines, serializeLines } from './codec';
import { maxValueLength } from './cookie-store';
import { reduceList } from './reduce-list';

/** A list as its cookies have it: the lines of its own cookie, with the changes that wait in cookies beside it. */
export interface StoredLines {
  readonly lines: readonly CartLine[];
  /** Names of the changes in `lines`, in their order. */
  readonly changes: readonly string[];
  /** Name for a change that comes after all of them, and that no other tab gives at the same time. */
  readonly nextName: string;
}

/** Highest number of a change; those that come after it are in the order of their names. */
const maxChangeNumber = 999_999_999;

/** Most changes that are read of a list; the bus does not let as many come together. */
const maxChangesRead = 60;

/**
 * Puts a list's cookies together. What cannot be read is left out. A change that would make the list too long waits in its
 * cookie until there is room.
 */
export function storedLines(list: StoredList, cookies: ReadonlyMap<string, string>): StoredLines {
  const text = cookies.get(list) ?? '';
  const parts = new Set(text.split('!'));
  const found = Array.from(cookies, ([name, value]) => ({
    name,
    number: changeNumber(list, name),
    steps: parseChange(list, value),
    isFolded: parts.has(markOf(list, name)),
  }))
    .filter(({ number, steps }) => number > 0 && steps.length > 0)
    // Those that are in the lines already come first: with them the oldest can be folded alone.
    .sort((a, b) => +b.isFolded - +a.isFolded || a.number - b.number || (a.name < b.name ? -1 : 1));
  let lines = parseLines(list, text);
  const changes: string[] = [];
  for (const { name, steps, isFolded } of found.slice(0, maxChangesRead)) {
    const after = isFolded ? lines : steps.reduce(reduceList, lines);
    if (!fits(list, after, lines)) continue;
    lines = after;
    changes.push(name);
  }
  const number = Math.min(Math.max(0, ...found.map((change) => change.number)) + 1, maxChangeNumber);
  return { lines, changes, nextName: `${list}.${number}-${Math.random().toString(36).slice(2, 8)}` };
}

/** The lines of a list's own cookie with some of its changes. */
export function linesWithChanges(
  list: StoredList,
  cookies: ReadonlyMap<string, string>,
  changes: readonly string[],
): readonly CartLine[] {
  const some = [...cookies].filter(([name]) => name === list || changes.includes(name));
  return storedLines(list, new Map(some)).lines;
}

/** The number of the change that a cookie is, from 1; NaN for another cookie. */
function changeNumber(list: StoredList, name: string): number {
  return Number(/^\.(\d{1,9})-\w*$/.exec(name.slice(list.length))?.[1]);
}

/**
 * What the list's own cookie says beside its lines of a change that is folded into them and still has its cookie. It is read
 * as no line, and keeps the change from being applied twice.
 */
export function markOf(list: StoredList, name: string): string {
  return `(${name.slice(list.length + 1)}`;
}

/** Whether a list may become these lines (P35, P36): they fit its cookie, or are fewer than they were. */
export function fits(list: StoredList, lines: readonly CartLine[], before: readonly CartLine[]): boolean {
  const length = serializeLines(list, lines).length;
  if (length <= maxValueLength && lines.length <= maxLines) return true;
  return length <= serializeLines(list, before).length && lines.length <= before.length;
}
