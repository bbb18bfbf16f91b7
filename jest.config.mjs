const swc = ['@swc/jest', { configFile: '.swcrc' }];

const common = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.local/'],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/'],
  setupFilesAfterEnv: ['<rootDir>/shared/testing/quiet-console.ts'],
  transform: { '^.+\\.(ts|tsx|mjs)$': swc },
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/shared/testing/class-names.ts',
    '\\.scss$': '<rootDir>/shared/testing/class-names.ts',
  },
};

/** A test's name says what it runs in: a document, Node with a database, or Node alone. */
export default {
  // A busy machine is no failure; nothing here measures time.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'document',
      testEnvironment: '<rootDir>/shared/testing/jsdom-with-fetch.ts',
      testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
    },
    {
      ...common,
      displayName: 'database',
      testEnvironment: '<rootDir>/backend/testing/pglite-environment.ts',
      testMatch: ['<rootDir>/**/*.database.test.ts'],
    },
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.(dom|database)\\.test\\.ts$'],
    },
  ],
};
