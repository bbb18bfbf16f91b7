import { ApiError } from './api-error';
import { fieldsOf } from './json-fields';

/** What the first API answers with: everything is in a `data` field (P53). */
interface Answer {
  readonly data: unknown;
  /** How many there are in all; null when the backend does not say (P26). */
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

/** Reads the body of a second API answer: bare, or in a `data` field. */
export function bareAnswerOf(body: unknown): unknown {
  return fieldsOf(body).data ?? body;
}

/** The entries of a list, each adapted, without those the adapter cannot use. @throws ApiError `malformed` when it is no list */
export function listOf<T>(call: string, data: unknown, adapt: (entry: unknown) => T | null): readonly T[] {
  if (!Array.isArray(data)) throw new ApiError('malformed', { call });
  return data.map(adapt).filter((entry) => entry !== null);
}
