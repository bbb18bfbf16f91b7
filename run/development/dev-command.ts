import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { WorkspaceRemote } from '@storefront/build/read-remotes';
import { type Ports, parsePorts } from '../ports';

const defaultPort = 3500;

/** Options of `pnpm dev`. */
export interface DevCommand {
  /** Packages built from source: `shell`, and names of remotes. */
  readonly watched: ReadonlySet<string>;
  /** Origin of a running shop whose other releases are used; null for the latest published ones. */
  readonly against: string | null;
  readonly ports: Ports;
  /** Output folder, relative to the repository. */
  readonly folder: string;
}

/**
 * Parses the words after `pnpm dev`.
 *
 * @param words folders of packages, all when none is named, and `--against` with the address of a shop
 * @throws Error in one sentence when one is invalid
 */
export function parseDevCommand(
  words: readonly string[],
  { PORT }: NodeJS.ProcessEnv,
  remotes: readonly WorkspaceRemote[],
): DevCommand {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const ports = parsePorts(PORT || String(defaultPort), 'PORT');
  return {
    watched: watchedPackages(positionals, remotes),
    against: values.against === undefined ? null : shopOrigin(values.against),
    ports,
    folder: ports.shell === defaultPort ? '.local/dev' : `.local/dev-${ports.shell}`,
  };
}

function watchedPackages(words: readonly string[], remotes: readonly WorkspaceRemote[]): Set<string> {
  const packages = new Map([
    ['shell', 'shell'],
    ...remotes.map(({ name, folder }) => [basename(folder), name] as const),
  ]);
  if (words.length === 0) return new Set(packages.values());
  return new Set(
    words.map((word) => {
      const name = packages.get(word);
      if (name) return name;
      throw new Error(`'${word}' is not a package to develop: name ${[...packages.keys()].join(', ')}.`);
    }),
  );
}

function shopOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `--against must be the address of a shop, such as http://localhost:3000, but is '${text}'.`,
  );
}
