import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { publishRemote } from '@storefront/build/publishing/publish';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { type Releases, releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';
import { provide } from 'releases/traffic/provided';
import { buildShell } from 'run/build-shell';
import { portsFrom, requireFree, serveReleasesAt } from 'run/ports';
import { startTamperedHost, type TamperedHost } from './tampered-host';

/** What is live while releases are held against the gate. */
export interface GateShop {
  readonly releases: Releases;
  /** The live versions, by their remotes. */
  readonly live: Readonly<Record<string, string>>;
  readonly hosts: Readonly<Record<string, TamperedHost>>;
  close(): void;
}

/** Ports beside those of the other benches. */
const ports = portsFrom(3860);

/** Builds all remotes into a folder of their own, and serves them. */
export async function openGateShop(): Promise<GateShop> {
  await requireFree(ports);
  serveReleasesAt(ports);
  const folder = resolve(import.meta.dirname, '../../.local/bench/gate');
  // What was tried before must not be the latest release.
  await rm(folder, { recursive: true, force: true });
  const releases = releasesIn(folder);
  await provide(folder, (await buildShell()).folder);
  const live: Record<string, string> = {};
  const hosts: Record<string, TamperedHost> = {};
  for (const remote of workspaceRemotes) {
    const { name } = remote;
    const { version } = await publishRemote(remote, { releasesFolder: folder });
    await goLive(releases, remote, version);
    live[name] = version;
    hosts[name] = await startTamperedHost(join(folder, name), ports.hosts[name] ?? 0);
  }
  return {
    releases,
    live,
    hosts,
    close() {
      for (const host of Object.values(hosts)) host.close();
    },
  };
}
