/** Says on stderr what went wrong where; a visitor never sees it. */
export function report(where: string, error: unknown): void {
  if (error instanceof Error && error.name === 'AbortError') return;
  console.error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
}
