import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';

/** Jest's Node environment with PGlite: only modules that Node itself loads, such as an environment, may use its `import()`. */
export default class PgliteEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.createPglite = async (): Promise<PGlite> => {
      const { PGlite } = await import('@electric-sql/pglite');
      const { dataDir } = await import('@electric-sql/pglite-prepopulatedfs');
      return PGlite.create({ loadDataDir: await dataDir() });
    };
  }
}
