import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const ours = (path) => new URL(path, import.meta.url).pathname;

const common = {
  rootDir: process.cwd(),
  // Restores spied functions before the next test.
  restoreMocks: true,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.local/'],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/'],
  setupFilesAfterEnv: [ours('testing/end-earlier-storages.ts'), ours('testing/quiet-console.ts')],
  transform: { '^.+\\.(ts|tsx|mjs)$': [resolve('@swc/jest'), { configFile: ours('.swcrc') }] },
  // Our packages contain sources only, so Jest transforms them even when installed.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/@storefront[^/]+/node_modules/)?@storefront/)'],
  moduleNameMapper: { '\\.scss$': ours('testing/class-names.ts'), '\\?text$': ours('testing/no-text.ts') },
};

/** Tests with a document, by their names. */
export const document = {
  ...common,
  displayName: 'document',
  testEnvironment: ours('testing/jsdom-with-fetch.ts'),
  testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
};

/** Tests that need only Node. */
export const node = {
  ...common,
  displayName: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(dom|database)\\.test\\.ts$'],
};

/** Jest projects of a remote with a repository of its own. */
export default { testTimeout: 30_000, projects: [document, node] };
