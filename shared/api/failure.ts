import { type ApiError, isApiError } from './api-error';

/** Result of a failed single-item or category call (P54). */
export interface Failure {
  readonly error: string;
}

/** Logs a failed call in one line, unless it was aborted. Rethrows anything but an ApiError. */
function logFailure(error: unknown): ApiError {
  if (!isApiError(error)) throw error;
  if (error.kind !== 'aborted') console.error(error.logLine);
  return error;
}

/** Resolves to the list, or to null when it is empty or the call failed; logs the failure (P54, P59). */
export async function listOrNull<T>(list: Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    const entries = await list;
    return entries.length > 0 ? entries : null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** Resolves to the list, empty when the call failed; logs the failure (P59). */
export async function listOrEmpty<T>(list: Promise<readonly T[]>): Promise<readonly T[]> {
  return (await listOrNull(list)) ?? [];
}

/** Resolves to the data, or to an object with `error` when the call failed (P54). */
export async function dataOrFailure<T>(data: Promise<T>): Promise<T | Failure> {
  try {
    return await data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { error: String(error) };
  }
}
