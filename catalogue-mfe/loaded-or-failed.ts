/** Stands for data that could not be loaded; the document goes out all the same (P56). */
export interface Failed {
  readonly failed: true;
}

const failure: Failed = { failed: true };

/** Resolves to the data, or to `Failed` and a log entry when it cannot be loaded; nothing is logged once the visitor has left. */
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

/** Tells data from its absence. */
export function isFailed(data: object): data is Failed {
  return 'failed' in data;
}
