import { defineConfig } from '@playwright/test';

/** Journeys against the real run; one worker, for they stop and start parts of the one storefront. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/build-storefront.ts',
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.local/test-results',
  reporter: [['list'], ['json', { outputFile: '.local/reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT ?? 3600}`,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    trace: 'retain-on-failure',
  },
});
