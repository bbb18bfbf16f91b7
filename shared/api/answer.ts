import { ApiError } from './api-error';
import { fieldsOf } from './json-fields';

/** An answer of the first API, whose content is all in a `data` field (P53). */
interface Answer {
  readonly data: unknown;
  /** Number of entries on all pages; null when the backend does not say (P26). */
  readonly total: number | null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Reads the body of a first API answer. */
export function answerOf(body: unknown): Answer {
  const { data, total } = fieldsOf(body);
  return { data, total: isCount(total) ? total : null };
}

/** Reads the body of a second API answer, bare or in a `data` field. */
export function bareAnswerOf(body: unknown): unknown {
  return fieldsOf(body).data ?? body;
}

/** Adapts the entries of a list and drops those for which `adapt` gives null. @throws ApiError `malformed` when it is no list */
export function listOf<T>(call: string, data: unknown, adapt: (entry: unknown) => T | null): readonly T[] {
  if (!Array.isArray(data)) throw new ApiError('malformed', { call });
  return data.map(adapt).filter((entry) => entry !== null);
}
