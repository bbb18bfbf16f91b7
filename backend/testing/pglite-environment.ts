import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest's Node environment with PGlite in it: PGlite uses `import()`, which only modules loaded by Node itself may do, and an
 * environment is.
 */
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.createPglite = async (): Promise<PGlite> => {
      const { PGlite } = await import('@electric-sql/pglite');
      const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
      const { fuzzystrmatch } = await import('@electric-sql/pglite/contrib/fuzzystrmatch');
      const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
      return PGlite.create({ loadDataDir: await dataDir(), extensions: { fuzzystrmatch, pg_trgm } });
    };
  }
}
