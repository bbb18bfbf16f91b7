import { type RemovedLines, type StoredList, storedLists } from '../contracts/state';
import { parseLines, serializeLines } from './codec';
import { maxValueLength } from './cookie-store';

const maxPlace = 9999;

/** Encodes a removal as fields of an address or a form, `lines` as in a cookie, so that it can be undone without JavaScript. */
export function removedFields({ list, lines, place }: RemovedLines): Readonly<Record<string, string>> {
  return { list, lines: serializeLines(list, lines), place: String(place) };
}

/** Reads {@link removedFields} from a form or a query; null for none or unreadable ones. Never throws. */
export function readRemoved(fields: { get(name: string): unknown }): RemovedLines | null {
  const list = storedLists.find((name) => name === fields.get('list'));
  const text = fields.get('lines');
  if (list === undefined || typeof text !== 'string' || text.length > maxValueLength) return null;
  const lines = parseLines(list, text);
  const place = Number(fields.get('place'));
  const isPlace = Number.isInteger(place) && place >= 0 && place <= maxPlace;
  return lines.length > 0 ? { list, lines, place: isPlace ? place : maxPlace } : null;
}

/** The path to return to after a removal, with what undoing it needs. */
export function withRemoved(path: string, removed: RemovedLines): string {
  const { pathname, searchParams } = new URL(path, 'https://path.invalid');
  for (const [name, value] of Object.entries(removedFields(removed))) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

/** The removal from this list in an address's query; null for none. */
export function removedIn(query: URLSearchParams, list: StoredList): RemovedLines | null {
  const removed = readRemoved(query);
  return removed?.list === list ? removed : null;
}
