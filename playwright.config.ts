import { defineConfig } from '@playwright/test';

// A page that fetches something later on would do so in the midst of any journey. Those about it start a shell of their own.
process.env.VIEW_REPORTS ??= '0';

/** Journeys that take long by nature: harm, attacks, commands that build and start shops, and sweeps through all pages. */
const long = ['operations/*.e2e.ts', 'fuzz/*.e2e.ts', 'owner.e2e.ts', '**/*.long.e2e.ts'];
/** It says how long visitors wait, so it has the machine to itself. */
const siege = 'operations/siege.e2e.ts';

/** Journeys against the real run; each worker has a storefront of its own, parts of which its journeys stop and start. */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: [...long, 'browsers/*'] },
    { name: 'long', testMatch: long, testIgnore: siege },
    { name: 'siege', testMatch: siege },
    { name: 'browsers', testMatch: 'browsers/*.e2e.ts', workers: 1 },
  ],
  globalSetup: './e2e/support/build-storefront.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Below 8 s: a notice ends by itself then, and that it is gone could not fail.
  expect: { timeout: 7_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.local/test-results',
  reporter: 'list',
  // Minutes without a failure are minutes all the same.
  reportSlowTests: { max: 10, threshold: 30_000 },
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
