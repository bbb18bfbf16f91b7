import { readFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { build, type Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

interface BundleOptions {
  /** Source file of the program, relative to the repository. */
  readonly source: string;
  /** Absolute path of the program, which ends in `.mjs`; its chunks are beside it. */
  readonly program: string;
  /** Modules that stay outside, by their names. */
  readonly external: readonly string[];
}

/** Bundles a Node program. Returns the absolute paths of the files inside. @throws Error with esbuild's report */
export async function bundle({ source, program, external }: BundleOptions): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { [basename(program, '.mjs')]: source },
    outdir: dirname(program),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    // Node keeps the whole text in memory, with two bytes a character for a name in a comment.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    // An error shows its line.
    lineLimit: 200,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external, 'pg-native'],
    // CommonJS packages inside require Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [declaredRemotes, asDistributed],
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((path) => resolve(root, path));
}

const commandNames = {
  'pnpm releases': 'storefront',
  'pnpm catalogue': 'storefront catalogue',
  'pnpm messages': 'storefront messages',
  'pnpm settings': 'storefront settings',
  'pnpm backend': 'node backend.mjs',
};

/** Source text whose messages name commands as they are called without the repository. */
export function withDistributedCommands(source: string): string {
  return Object.entries(commandNames).reduce((text, [ours, theirs]) => text.replaceAll(ours, theirs), source);
}

/** Data files lie beside the program as they lie in the repository; messages name the distribution's commands. */
const asDistributed: Plugin = {
  name: 'as-distributed',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const folder = JSON.stringify(`/${relative(root, dirname(path)).replaceAll('\\', '/')}`);
      const source = await readFile(path, 'utf8');
      const contents = withDistributedCommands(source).replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${folder})`,
      );
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Remotes as declared today; their sources are not there later. */
const declaredRemotes: Plugin = {
  name: 'declared-remotes',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]build[\\/]read-remotes\.ts$/ }, () => {
      const remotes = workspaceRemotes.map((remote) => ({ ...remote, folder: basename(remote.folder) }));
      return { contents: `export const readRemotes = () => ${JSON.stringify(remotes)};` };
    });
  },
};
