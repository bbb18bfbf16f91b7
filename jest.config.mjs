import { document, node } from '@storefront/build/jest.config.mjs';

/** Packages without CommonJS, which Jest needs below Node 24.9. */
const modulesOnly = 'dom(?:elementtype|handler|-serializer|utils)|entities|htmlparser2|marked';

/** An error or warning in a process's log fails a test, as one on the console does. */
const ours = (project) => ({
  ...project,
  transform: { ...project.transform, '^.+\\.js$': Object.values(project.transform)[0] },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:@storefront|${modulesOnly})/)`,
  ],
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/log/testing/quiet-log.ts'],
});

const pglite = {
  testEnvironment: '<rootDir>/backend/testing/pglite-environment.ts',
  setupFilesAfterEnv: [...node.setupFilesAfterEnv, '<rootDir>/backend/testing/more-time.ts'],
};

const others = (...names) => ({ testPathIgnorePatterns: [...document.testPathIgnorePatterns, ...names] });

const named = (ending, ...names) => ({
  ...node,
  ...others(...names),
  displayName: ending.replace('.', '-'),
  testMatch: [`<rootDir>/**/*.${ending}.test.ts`],
});

/** A test's name says what it runs in: a document, Node with a database, or Node alone; and whether it takes long by nature. */
export default {
  // A busy machine is no failure; nothing here measures time.
  testTimeout: 30_000,
  projects: [
    document,
    { ...named('database', '\\.long\\.'), ...pglite },
    { ...node, ...others('\\.(dom|database|long)\\.') },
    named('long', '\\.database\\.'),
    { ...named('long.database'), ...pglite },
  ].map(ours),
};
