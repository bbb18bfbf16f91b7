import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { remoteNames } from '@storefront/shared/contracts/remotes';
import { publishedVersions } from 'releases/published-releases';
import { setTraffic } from 'releases/rollout';
import { portsFrom } from 'run/ports';
import { folders } from 'run/prepare';
import type { RunningStorefront } from 'run/storefront';
import { startStorefront } from 'run/storefront';

/** Ports of the storefront under test; the shop of `pnpm start` may run meanwhile. */
export const ports = portsFrom(3600);

/** Folder of the release map and the releases under test. */
export const releasesFolder = '.local/e2e/releases';

interface TestFixtures {
  /** Declares a console message this test provokes, by its exact text and address; it must come at least once. */
  readonly expectMessage: (text: string, address: string) => void;
  /** Fails the test when a page of it wrote an error or a warning nobody declared. */
  readonly quietConsole: undefined;
}

interface WorkerFixtures {
  /** The storefront the journeys go through; what a test stops it starts again. */
  readonly storefront: RunningStorefront;
}

/** A journey through the running storefront. */
export const test = base.extend<TestFixtures & { declared: Set<string> }, WorkerFixtures>({
  storefront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await rm('.local/e2e', { recursive: true, force: true });
      for (const remote of remoteNames) {
        process.env[`${remote.toUpperCase()}_ORIGIN`] = `http://localhost:${ports[remote]}`;
        const version = (await publishedVersions(folders.releases, remote)).at(-1) ?? '';
        await cp(join(folders.releases, remote, version), join(releasesFolder, remote, version), { recursive: true });
        await setTraffic(releasesFolder, remote, { [version]: 100 });
      }
      const storefront = await startStorefront({
        ports,
        releasesFolder,
        shellFolder: folders.shell,
        databaseFolder: '.local/e2e/database',
        log: () => {},
      });
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  declared: async ({}, use) => use(new Set()),

  expectMessage: async ({ declared }, use) => use((text, address) => declared.add(`${text} ${address}`)),

  quietConsole: [
    async ({ context, declared }, use) => {
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use(undefined);
      expect(heard.filter((message) => !declared.has(message))).toEqual([]);
      for (const message of declared) expect(heard).toContain(message);
    },
    { auto: true },
  ],
});

export { expect };
