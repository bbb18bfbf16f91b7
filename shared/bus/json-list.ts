import type { CartLine } from '../contracts/state';
import { readJson } from '../contracts/well-formed';
import { quantityOf } from './quantity';

/** Pieces of a broken list that are tried: more than a browser's cookie holds, few enough to cost a server nothing. */
const maxPieces = 1000;

/**
 * Reads a JSON list of ids and of objects with `id` and `quantity`. Entries of another kind are dropped; of a list that
 * is broken or cut off, what can be read of its first 1,000 pieces is kept. Never throws.
 * @param text as stored; when it is valid JSON, percent signs in it are the ids' own
 * @param decoded the same with percent-encoding undone; starts with `[`
 */
export function readJsonList(text: string, decoded: string): CartLine[] {
  const list = [text, decoded].flatMap(tryJson).find(Array.isArray);
  return (list ?? readablePieces(decoded)).flatMap(toLine);
}

/** The objects of a broken list, each on its own, or its bare ids when it has no objects. */
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
