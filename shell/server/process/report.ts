/** Says on stderr what went wrong where; a visitor never sees it. */
export function report(where: string, error: unknown): void {
  // A visitor who leaves while a document is sent is no fault.
  if (error instanceof Error && error.name === 'AbortError') return;
  if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  console.error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
}
