import { document, node } from '@storefront/build/jest.config.mjs';

/** What a process of ours writes to its log as an error or a warning fails a test, as the console does. */
const ours = (project) => ({
  ...project,
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/log/testing/quiet-log.ts'],
});

/** A test's name says what it runs in: a document, Node with a database, or Node alone. */
export default {
  // A busy machine is no failure; nothing here measures time.
  testTimeout: 30_000,
  projects: [
    ours(document),
    ours({
      ...node,
      displayName: 'database',
      testEnvironment: '<rootDir>/backend/testing/pglite-environment.ts',
      testMatch: ['<rootDir>/**/*.database.test.ts'],
      // Those of Node alone pass these over.
      testPathIgnorePatterns: document.testPathIgnorePatterns,
    }),
    ours(node),
  ],
};
