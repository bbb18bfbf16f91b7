import { join, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { newRemoteName, writeRemote } from './new-remote';

// `pnpm create-remote reviews`: creates a working remote in a folder of its own, with the next port that no other has.

try {
  const name = newRemoteName(process.argv.slice(2));
  const port = Math.max(...workspaceRemotes.map((remote) => remote.port)) + 1;
  const folder = join(resolve(import.meta.dirname, '..'), `${name}-mfe`);
  await writeRemote(folder, { name, port });
  console.log(
    [
      `${name}-mfe is a remote with a page, /${name}, and a slot on every other. Next:`,
      `  pnpm dev ${name}-mfe              it in the shop, from source`,
      `  pnpm test:package ${name}-mfe     its tests`,
      `  docs/remotes.md tells the rest: how it gets live, and what each of its files says.`,
    ].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
