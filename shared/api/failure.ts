import { type ApiError, isApiError } from './api-error';

/** What single-item and category calls return instead of their data when they fail (P54). */
export interface Failure {
  readonly error: string;
}

/** Logs a failed call, in one line. A call that was given up has not failed. Anything but an ApiError is thrown on. */
function logFailure(error: unknown): ApiError {
  if (!isApiError(error)) throw error;
  if (error.kind !== 'aborted') console.error(error.logLine);
  return error;
}

/** The list, or null when it is empty or the call failed; a failure is logged (P54, P59). */
export async function listOrNull<T>(list: Promise<readonly T[]>): Promise<readonly T[] | null> {
  try {
    const entries = await list;
    return entries.length > 0 ? entries : null;
  } catch (error) {
    logFailure(error);
    return null;
  }
}

/** The list, empty when the call failed; a failure is logged (P59). */
export async function listOrEmpty<T>(list: Promise<readonly T[]>): Promise<readonly T[]> {
  return (await listOrNull(list)) ?? [];
}

/** The data, or the failure as an object with `error` (P54). */
export async function dataOrFailure<T>(data: Promise<T>): Promise<T | Failure> {
  try {
    return await data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { error: String(error) };
  }
}
