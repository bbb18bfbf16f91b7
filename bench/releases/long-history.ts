import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeRemote } from 'releases/release-map/change-remote';
import { folderStore } from 'releases/stores/folder-store';
import { median } from '../statistics';

const changes = 10_000;

/** Of how many runs a median is taken. */
const runs = 5;

/** Milliseconds that `releases status` takes with 10,000 changes, of which so many are Node and the command's loading. */
export async function longHistory(): Promise<{ readonly status: number; readonly start: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'long-history-'));
  try {
    const store = folderStore(folder);
    await changeRemote(store, 'lab', () => ({ paths: ['/lab'] }), { who: 'bench', why: 'x'.repeat(100) });
    const [first] = (await store.history()).changes;
    const lines = Array.from({ length: changes - 2 }, (_, nth) =>
      JSON.stringify({ ...first, revision: nth + 2 }),
    );
    await appendFile(join(folder, 'history.jsonl'), `${lines.join('\n')}\n`);
    await changeRemote(store, 'lab', () => ({ paths: ['/lab', '/lab/:id'] }));
    return { status: await timed(folder, ['status']), start: await timed(folder, ['status', '--help']) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function timed(folder: string, words: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'run/releases.ts', ...words], {
      env: { ...process.env, RELEASES_FOLDER: folder },
    });
    times.push(performance.now() - began);
  }
  return median(times);
}
