import { rm } from 'node:fs/promises';
import { buildRelease } from '@storefront/build/publishing/build-release';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { releasesFolder } from '@storefront/shared/release/releases-folder';
import { buildShell } from './build-shell';
import { runCommand } from './run-command';

// `pnpm build`: builds the shell and, in `.local/build`, a release of each remote, all for production. It publishes none of them.
await runCommand(async () => {
  console.log(`the shell is built: ${(await buildShell()).folder}`);
  await rm('.local/build', { recursive: true, force: true });
  for (const remote of workspaceRemotes) {
    const options = { out: `.local/build/${remote.name}`, releasesFolder: releasesFolder() };
    const { place, warnings } = await buildRelease(remote, options);
    console.log([`${remote.name} is built: ${place}`, ...warnings].join('\n'));
  }
});
