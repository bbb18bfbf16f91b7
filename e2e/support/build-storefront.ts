import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { requireChromium } from 'run/browser/chromium';
import { buildShell } from 'run/build-shell';
import { publishedFolder } from './builds-under-test';

/** Finds a browser and builds what the journeys run against, before any of them starts. */
export default async function buildStorefront(): Promise<void> {
  // The workers that run the journeys get this process's environment.
  process.env.CHROMIUM_PATH = requireChromium('chromium-headless-shell', console.log);
  for (const remote of workspaceRemotes) {
    const { version, built } = await publishRemote(remote, { releasesFolder: publishedFolder });
    console.log(built ? `built ${remote.name} ${version}` : `${remote.name} ${version} is up to date`);
  }
  const shell = await buildShell();
  console.log(shell.built ? 'built the shell' : 'the shell is up to date');
  process.env.E2E_SHELL_FOLDER = shell.folder;
}
