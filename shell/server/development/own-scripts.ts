import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { codeName } from '../containment/blame';

/** Where the scripts come from that run in a shell and on its pages. */
export interface ScriptOrigins {
  /** The shell's build. Absolute. */
  readonly folder: string;
  readonly releaseMap: () => ReleaseMap;
}

/** The scripts that run in a shell and on its pages, by their addresses; on the server the shell's are files, and releases' are called by theirs. */
export type OwnScripts = ReturnType<typeof ownScripts>;

/** The scripts of a shell and of the releases in its release map. */
export function ownScripts({ folder, releaseMap }: ScriptOrigins) {
  const releaseOf = (address: string) => {
    for (const [remote, releases] of Object.entries(releaseMap().microFrontends))
      for (const { url, metadata } of releases) {
        const base = new URL('.', url).href;
        const code = codeName({ remote, version: metadata.version }, '');
        for (const start of [base, code])
          if (address.startsWith(start)) return { remote, url: base + address.slice(start.length) };
      }
    return null;
  };
  return {
    /** The remote whose release has a script; `shell` for the shell's, null for any other. */
    ownerOf: (address: string): string | null =>
      releaseOf(address)?.remote ?? (shellFile(address, folder) ? 'shell' : null),
    /** The text of a script; null when it is nobody's here, or cannot be had. */
    async textOf(address: string): Promise<string | null> {
      try {
        const file = shellFile(address, folder);
        if (file) return await readFile(file, 'utf8');
        const release = releaseOf(address);
        return release && (await (await fetch(release.url)).text());
      } catch {
        return null;
      }
    },
  };
}

/** The file of a script of the shell's build: of the server, or of its pages, wherever they are open. */
function shellFile(address: string, folder: string): string | null {
  const server = join(folder, 'server');
  if (dirname(address) === server) return address;
  const isOnPage = URL.canParse(address) && new URL(address).pathname.startsWith('/_shell/');
  return isOnPage ? join(folder, 'browser', basename(new URL(address).pathname)) : null;
}
