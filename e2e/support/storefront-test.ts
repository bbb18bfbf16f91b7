import { cp, rm } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import type { SmtpServerForTest } from 'backend/testing/smtp-server-for-test';
import { smtpServerForTest } from 'backend/testing/smtp-server-for-test';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';
import { provide } from 'releases/traffic/provided';
import { portsFrom, serveReleasesAt } from 'run/ports';
import type { RunningStorefront } from 'run/storefront';
import { startStorefront } from 'run/storefront';
import { publishedFolder, shellFolder } from './builds-under-test';
import { byEveryWorker } from './by-every-worker';

/** Which of the workers that run side by side this is, from 0; each has a storefront of its own. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** First of the storefront's sixty ports; the last stays unused, because fetch refuses 3659. `pnpm start` may run beside it. */
export const firstPort = Number(process.env.E2E_PORT ?? 3600) + 60 * worker;

/** Ports of the storefront under test. */
export const ports = portsFrom(firstPort);

/** Where a remote's releases are served. */
export function hostAddress(remote: string): string {
  return `http://localhost:${ports.hosts[remote]}`;
}

const mailPort = firstPort + 55;

const workerFolder = `.local/e2e/${worker}`;

/** Folder of the release map and the releases under test. */
export const releasesFolder = `${workerFolder}/releases`;

/** The releases under test, and who gets which. */
export const releases = releasesIn(releasesFolder);

/** The secret by which the backend trusts the shell's visitor addresses. */
export const shellSecret = 'only-for-the-journeys';

/** The token of Ann, who may use the office. */
export const officeToken = 'only-for-ann-in-the-journeys';

/** Where the storefront under test answers. */
export const address = `http://localhost:${ports.shell}`;

/** Chromium's console message about an answer with an error status. */
export function failedWith(status: number): string {
  return `Failed to load resource: the server responded with a status of ${status} (${STATUS_CODES[status]})`;
}

interface TestFixtures {
  /**
   * Declares a console message this test provokes, by its exact text and address, or an uncaught error, by its text
   * alone; it must come at least once. Every other error or warning fails the test.
   */
  readonly expectMessage: (text: string, from?: string) => void;
  /** Declares a console message that need not come. */
  readonly allowMessage: (text: string, from?: string) => void;
  /** Checks the console of a context's pages, too; the test's own context is always checked. */
  readonly hear: (context: BrowserContext) => void;
  readonly quietConsole: undefined;
  readonly logOfFailure: undefined;
  readonly messages: {
    readonly heard: string[];
    readonly declared: Set<string>;
    readonly allowed: Set<string>;
  };
  /** The processes of the storefront that have ended unasked during this test, one line each. */
  readonly ended: () => readonly string[];
}

interface WorkerFixtures {
  /** Output of the storefront's processes since they were ready. */
  readonly log: string[];
  /** Takes every e-mail of the storefront, for as long as the journeys last. */
  readonly mailServer: SmtpServerForTest;
  /** The storefront under test; a test that stops a part starts it again. */
  readonly storefront: RunningStorefront;
}

/** Chromium's console message when React rendered a page anew because the server's HTML did not match. */
export const madeAnew =
  'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.';

const withSource = (text: string, from?: string) => (from === undefined ? text : `${text} (${from})`);

/** Waits for the backend's first answer: on a busy machine it may take longer than a shell waits. */
async function firstListing(): Promise<void> {
  await fetch(`http://localhost:${ports.backend}/api/v1/product?page=1&limit=24`);
}

/** A journey through the running storefront; undeclared console messages fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: address,

  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await smtpServerForTest({ port: mailPort });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  log: [async ({}, use) => use([]), { scope: 'worker' }],

  storefront: [
    async ({ mailServer, log }, use) => {
      await rm(workerFolder, { recursive: true, force: true });
      serveReleasesAt(ports);
      await provide(releasesFolder, shellFolder);
      for (const remote of workspaceRemotes) {
        const { name } = remote;
        const version = (await publishedVersions(publishedFolder, name)).at(-1) ?? '';
        await cp(join(publishedFolder, name, version), join(releasesFolder, name, version), {
          recursive: true,
        });
        await goLive(releases, remote, version);
      }
      const storefront = await startStorefront({
        ports,
        releasesFolder,
        shellFolder,
        databaseFolder: `${workerFolder}/database`,
        backend: {
          SMTP_URL: mailServer.url,
          SHELL_SECRET: shellSecret,
          OFFICE_TOKENS: `ann:${officeToken}`,
        },
        shell: { SHELL_SECRET: shellSecret, TRUST_PROXY: 'loopback' },
        log: (line) => log.push(line),
      });
      await firstListing();
      // On a busy machine a worker may lack a setting or a release's files for ten seconds.
      await byEveryWorker(async (options) => {
        for (const page of ['/about-us', '/shop', '/shop/shopping-cart', '/quote']) {
          const answer = await fetch(address + page, options);
          expect(answer.status, page).toBe(200);
          expect(await answer.text(), page).toContain('/uploads/brand/logo.svg');
        }
      });
      await use({
        ...storefront,
        async start(part) {
          await storefront.start(part);
          if (part === 'backend') await firstListing();
        },
      });
      await storefront.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],

  ended: async ({ log }, use) => {
    const before = log.length;
    await use(() => log.slice(before).filter((line) => / stopped \(.*\)\.$/.test(line)));
  },

  // A failure on a busy machine may not recur, so the output of the processes is printed with it.
  logOfFailure: [
    async ({ log }, use, info) => {
      const before = log.length;
      await use(undefined);
      if (info.status !== info.expectedStatus) console.log(log.slice(before).slice(-200).join('\n'));
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  messages: async ({}, use) => use({ heard: [], declared: new Set(), allowed: new Set() }),

  expectMessage: async ({ messages }, use) =>
    use((text, from) => messages.declared.add(withSource(text, from))),

  allowMessage: async ({ messages }, use) =>
    use((text, from) => messages.allowed.add(withSource(text, from))),

  hear: async ({ messages: { heard } }, use) =>
    use((context) => {
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
    }),

  quietConsole: [
    async ({ context, hear, messages: { heard, declared, allowed } }, use) => {
      hear(context);
      await use(undefined);
      expect(heard.filter((message) => !declared.has(message) && !allowed.has(message))).toEqual([]);
      expect([...declared].filter((message) => !heard.includes(message))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
