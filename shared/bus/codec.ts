import { type CartLine, maxLines, type StoredList } from '../contracts/state';
import { readJson, wellFormed } from '../contracts/well-formed';
import { maxCookieLength } from './cookie-store';
import { clampQuantity, quantityOf } from './quantity';

/** One percent-encoded character of well-formed UTF-8 (Unicode standard, table 3-7), so that decoding never throws. */
const percentEncoded = new RegExp(
  ['%[0-7]X', '%(?:C[2-9A-F]|DX)T', '%E(?:0%[AB]X|[1-9ABCEF]T|D%[89]X)T', '%F(?:0%[9AB]X|[1-3]T|4%8X)TT']
    .join('|')
    .replaceAll('T', '%[89AB]X')
    .replaceAll('X', '[\\dA-F]'),
  'gi',
);

/**
 * Writes a list as a cookie value (P35): `id*quantity` for the cart, `id` for the others, separated by `!`. UTF-16 units of an id other
 * than ASCII letters, digits, `_`, `.` and `-` become `~` and four hex digits, so that percent-encoding on the way cannot change the value.
 */
export function serializeLines(list: StoredList, lines: readonly CartLine[]): string {
  const parts = lines.map(({ id, quantity }) =>
    list === 'cart' ? `${escapeId(id)}*${quantity}` : escapeId(id),
  );
  return parts.join('!');
}

/**
 * Reads a cookie value: the compact form of {@link serializeLines}, or a JSON list of ids or of objects with `id` and `quantity`,
 * percent-encoded or not, of at most 4,096 characters and 160 lines. Never throws: unreadable parts (an empty or wrongly escaped id, a
 * quantity that is no number) are dropped one by one. A missing quantity is 1, fractions are cut off, and quantities are clamped to 1 to
 * 9999. Quantities of a repeated id add up in the cart; elsewhere it counts once.
 */
export function parseLines(list: StoredList, text: string): readonly CartLine[] {
  const read = text.slice(0, maxCookieLength);
  const plain = decodePercent(read)
    .trim()
    .replace(/^"(.*)"$/s, '$1');
  const parts = plain.startsWith('[') ? readJsonList(read, plain) : readCompact(plain, read !== text);
  const quantities = new Map<string, number>();
  for (const { id, quantity } of parts) {
    quantities.set(id, list === 'cart' ? clampQuantity((quantities.get(id) ?? 0) + quantity) : 1);
  }
  return Array.from(quantities, ([id, quantity]) => ({ id, quantity })).slice(0, maxLines);
}

function escapeId(id: string): string {
  return id.replace(/[^\w.-]/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** @param isCut whether the last part may be incomplete */
function readCompact(text: string, isCut: boolean): CartLine[] {
  const parts = text.split('!');
  return (isCut ? parts.slice(0, -1) : parts).map(readPart).filter((line) => line !== null);
}

function readPart(part: string): CartLine | null {
  const star = part.indexOf('*');
  const id = star < 0 ? part : part.slice(0, star);
  const quantity = quantityOf(star < 0 ? '' : part.slice(star + 1));
  if (id === '' || quantity === null || /[^\w.~-]|~(?![\da-f]{4})/i.test(id)) return null;
  return {
    id: wellFormed(id.replace(/~(.{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))),
    quantity,
  };
}

/** Decodes percent-encoded UTF-8 and keeps the rest. One character per match: a run of megabytes would overflow the stack. */
function decodePercent(text: string): string {
  return text.replace(percentEncoded, decodeURIComponent);
}

/** Most pieces read of a broken list: more than a browser's cookie holds, few enough to be cheap for a server. */
const maxPieces = 1000;

/**
 * Reads a JSON list of ids and of objects with `id` and `quantity`, or the readable pieces of a broken one.
 * @param text as stored: if it is valid JSON, its percent signs belong to the ids
 */
function readJsonList(text: string, decoded: string): CartLine[] {
  const list = [text, decoded].flatMap(tryJson).find(Array.isArray);
  return (list ?? readablePieces(decoded)).flatMap(toLine);
}

/** The readable objects of a broken list, or its ids if it has no objects. */
function readablePieces(list: string): unknown[] {
  const text = list.replace(/^\[|\]$/g, '');
  const pieces = text.includes('{')
    ? text.split('}', maxPieces).map((piece) => `${piece.slice(piece.indexOf('{'))}}`)
    : text.split(',', maxPieces);
  return pieces.flatMap(tryJson);
}

function tryJson(text: string): unknown[] {
  try {
    return [readJson(text)];
  } catch {
    return [];
  }
}

function toLine(entry: unknown): CartLine[] {
  const isObject = typeof entry === 'object' && entry !== null;
  const id = isObject ? 'id' in entry && entry.id : entry;
  const quantity = quantityOf(isObject && 'quantity' in entry ? entry.quantity : undefined);
  const named = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return named && quantity !== null ? [{ id: String(id), quantity }] : [];
}
