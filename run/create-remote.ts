import { join, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { newRemoteName, writeRemote } from './new-remote';
import { runCommand } from './run-command';

// `pnpm create-remote reviews`: creates a working remote in a folder of its own, with the next port that no other has.

await runCommand(async () => {
  const name = newRemoteName(process.argv.slice(2));
  const port = Math.max(...workspaceRemotes.map((remote) => remote.port)) + 1;
  await writeRemote(join(resolve(import.meta.dirname, '..'), `${name}-mfe`), { name, port });
  console.log(`${name}-mfe is a remote with a page, /${name}, and a slot on every other. Next:
  pnpm dev ${name}-mfe   shows it in the shop, built from source
  pnpm test ${name}      runs its tests
  docs/remotes.md explains its files, and how to ship it.`);
});
