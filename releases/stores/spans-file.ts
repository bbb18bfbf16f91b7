import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '@storefront/shared/release/parse-json';
import type { Span } from '../rollout/evidence';
import { spanSchema } from '../rollout/span-schema';

const folderOf = (releasesFolder: string) => join(releasesFolder, '.rollouts');
const fileOf = (releasesFolder: string, rollout: string) =>
  join(folderOf(releasesFolder), `${rollout}.jsonl`);

/** Adds a line with what a shell has counted of a rollout; lines of several shells do not mix, as each is one write. */
export async function addSpanTo(releasesFolder: string, rollout: string, span: Span): Promise<void> {
  await mkdir(folderOf(releasesFolder), { recursive: true });
  await appendFile(fileOf(releasesFolder, rollout), `${JSON.stringify(span)}\n`);
}

/** What all shells have counted of a rollout; a line that is none, as half a one, counts as nothing. */
export async function spansOf(releasesFolder: string, rollout: string): Promise<Span[]> {
  const text = await readFile(fileOf(releasesFolder, rollout), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new Error(`What shells count of a rollout in ${releasesFolder} cannot be read (${error.code}).`);
    },
  );
  // What follows the last line's end is being written.
  return text
    .split('\n')
    .slice(0, -1)
    .map(spanFrom)
    .filter((span) => span !== null);
}

function spanFrom(line: string): Span | null {
  try {
    return parseJson(spanSchema, line, 'A span');
  } catch {
    return null;
  }
}
