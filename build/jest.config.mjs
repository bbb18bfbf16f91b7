import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const ours = (path) => new URL(path, import.meta.url).pathname;

const common = {
  rootDir: process.cwd(),
  // What a test has spied upon is as it was before the next one.
  restoreMocks: true,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.local/'],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/'],
  setupFilesAfterEnv: [ours('testing/end-earlier-storages.ts'), ours('testing/quiet-console.ts')],
  transform: { '^.+\\.(ts|tsx|mjs)$': [resolve('@swc/jest'), { configFile: ours('.swcrc') }] },
  // Our packages are sources, also where they are installed.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm/@storefront[^/]+/node_modules/)?@storefront/)'],
  moduleNameMapper: { '\\.scss$': ours('testing/class-names.ts'), '\\?text$': ours('testing/no-text.ts') },
};

/** Tests of what is in a document, which their names say. */
export const document = {
  ...common,
  displayName: 'document',
  testEnvironment: ours('testing/jsdom-with-fetch.ts'),
  testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
};

/** Tests that need Node alone. */
export const node = {
  ...common,
  displayName: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(dom|database)\\.test\\.ts$'],
};

/** Those of a remote that stands alone. */
export default { testTimeout: 30_000, projects: [document, node] };
