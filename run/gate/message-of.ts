/** What was thrown, as the end of a sentence. */
export function messageOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.replace(/\.$/, '');
}
