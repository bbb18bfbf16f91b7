import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processExists } from '@storefront/shared/process-exists';

/** Processes are known by their numbers on one machine alone, and a folder of releases may be that of several. */
const ofThisMachine = (prefix: string) => `${prefix}${hostname()}-`;

/** Makes an empty folder for what this process does, whose name says so: `{prefix}{machine}-{process}-` and six letters. */
export async function workFolder(parent: string, prefix: string): Promise<string> {
  return mkdtemp(join(parent, `${ofThisMachine(prefix)}${process.pid}-`));
}

/** Removes the work folders that processes of this machine left when they were killed; those of living ones stay. */
export async function clearLeftWork(parent: string, prefix: string): Promise<void> {
  const begin = ofThisMachine(prefix);
  const left = (await readdir(parent).catch(() => [])).filter((name) => {
    const [, worker] = (name.startsWith(begin) && /^(\d+)-/.exec(name.slice(begin.length))) || [];
    return worker !== undefined && !processExists(Number(worker));
  });
  // What another user left is theirs to remove, and no reason to publish nothing.
  await Promise.all(
    left.map((name) => rm(join(parent, name), { recursive: true, force: true }).catch(() => {})),
  );
}
