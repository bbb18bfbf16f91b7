/** Result of a failed load; the document is sent all the same (P56). */
export interface Failed {
  readonly failed: true;
}

const failure: Failed = { failed: true };

/** Resolves to the data, or logs the error and resolves to `Failed`; nothing is logged once the visitor has left. */
export async function loadedOrFailed<T extends object>(
  data: Promise<T>,
  signal: AbortSignal,
): Promise<T | Failed> {
  try {
    return await data;
  } catch (error) {
    if (!signal.aborted) console.error(String(error));
    return failure;
  }
}

/** Whether the result is `Failed`. */
export function isFailed(data: object): data is Failed {
  return 'failed' in data;
}
