const swc = ['@swc/jest', { configFile: '.swcrc' }];

/** Node by default; a component test asks for a document with `@jest-environment jsdom` in its first comment. */
export default {
  // A busy machine is no failure; nothing here measures time.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/.local/'],
  modulePathIgnorePatterns: ['<rootDir>/.local/', '/dist/'],
  transform: { '^.+\\.(ts|tsx|mjs)$': swc },
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/shared/testing/class-names.ts',
    '\\.scss$': '<rootDir>/shared/testing/class-names.ts',
  },
};
