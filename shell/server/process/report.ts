/** Says on stderr what went wrong where; a visitor never sees it. */
export function report(where: string, error: unknown): void {
  if (isFault(error)) console.error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
}

/** Whether something went wrong: a visitor who leaves while a document is sent is no fault. */
export function isFault(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return false;
  return (error as NodeJS.ErrnoException | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE';
}
