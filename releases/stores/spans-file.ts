import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Span } from '../rollout/evidence';
import { parseSpan } from '../rollout/parse-span';

const folderOf = (releasesFolder: string) => join(releasesFolder, '.rollouts');
const fileOf = (releasesFolder: string, rollout: string) =>
  join(folderOf(releasesFolder), `${rollout}.jsonl`);

/** Adds a line with what a shell has counted of a rollout; lines of several shells do not mix, as each is one write. */
export async function addSpanTo(releasesFolder: string, rollout: string, span: Span): Promise<void> {
  await mkdir(folderOf(releasesFolder), { recursive: true });
  await appendFile(fileOf(releasesFolder, rollout), `${JSON.stringify(span)}\n`);
}

/** What all shells have counted of a rollout, without so many of the first; null for a line that is none. */
export async function spansOf(
  releasesFolder: string,
  rollout: string,
  after: number,
): Promise<(Span | null)[]> {
  const text = await readFile(fileOf(releasesFolder, rollout), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new Error(`What shells count of a rollout in ${releasesFolder} cannot be read (${error.code}).`);
    },
  );
  // What follows the last line's end is being written.
  return text.split('\n').slice(after, -1).map(parseSpan);
}
