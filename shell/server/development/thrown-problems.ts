import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { codeName } from '../containment/mark';

/** Where an error was thrown. */
export type Side = 'on the server' | 'in the browser';

const maxPages = 50;

/** Keeps the errors of each page. An error of both sides is one problem. @param log called with each once, until all are forgotten */
export function createThrownProblems(
  describe: (thrown: Thrown) => Promise<ThrownProblem>,
  log: (problem: string) => void,
) {
  const pages = new LRUCache<string, Map<string, Set<Side>>>({ max: maxPages });
  const logged = new Set<string>();
  let changes = 0;
  return {
    /** Adds an error; resolves when it is among the page's problems. @param client the remote it was thrown for, if known */
    async add(page: string, side: Side, thrown: Thrown, client?: string) {
      const before = changes;
      const { text, by } = await describe(thrown);
      if (changes !== before) return;
      const problem = `${text}\nThrown${by ? ` by ${by}` : ''}${client && client !== by ? ` for ${client}` : ''}`;
      const problems = pages.get(page) ?? new Map<string, Set<Side>>();
      pages.set(page, problems.set(problem, (problems.get(problem) ?? new Set()).add(side)));
      if (logged.has(problem)) return;
      logged.add(problem);
      log(`${problem} ${side}.`);
    },
    of: (page: string) =>
      [...(pages.get(page) ?? [])].map(([problem, sides]) => `${problem} ${[...sides].join(' and ')}.`),
    /** Forgets all problems: pages are made anew, from other sources. */
    forget() {
      changes += 1;
      pages.clear();
      logged.clear();
    },
  };
}

/** An error as a browser reports it. */
export interface Thrown {
  readonly message: string;
  readonly stack: string;
}

/** An error as a problem in the code. */
export interface ThrownProblem {
  /** `lab-mfe/Page.tsx:13 lines is undefined`; without the place where that is unknown. */
  readonly text: string;
  /** The remote that threw it, or `shell`; null when unknown. */
  readonly by: string | null;
}

/** React's prefix when it repeats an error of the server, with its stack, in the browser. */
const repeated = /^Switched to client rendering because the server rendering errored:\s+/;

/** Describes an error in the format of build problems. */
export async function thrownProblem({ message, stack }: Thrown, scripts: OwnScripts): Promise<ThrownProblem> {
  const { script, place } = await thrownAt(stack, scripts.textOf);
  const sentence = message.replace(repeated, '');
  return { text: place ? `${place} ${sentence}` : sentence, by: script && scripts.ownerOf(script) };
}

const call = /(release:[^\s():]+|\w+:\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/;
const inlineMap = /\/\/# sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)\s*$/;

/**
 * Finds where an error was thrown: the first call in our own sources, since an error in a library mostly comes from a wrong call.
 *
 * @param textOf gives a script by its address, with its source map; null for an unknown one
 * @returns the address of the first known script, and `lab-mfe/Page.tsx:13`, relative to the repository
 */
async function thrownAt(stack: string, textOf: (address: string) => Promise<string | null>) {
  let script: string | null = null;
  for (const line of stack.split('\n')) {
    const [, address = '', nth, column] = call.exec(line) ?? [];
    const text = address && (await textOf(address));
    if (!text) continue;
    script ??= address;
    const place = placeIn(text, Number(nth), Number(column));
    if (place) return { script: address, place };
  }
  return { script, place: null };
}

/** @param nth line number; `column`, too, counts from 1 */
function placeIn(text: string, nth: number, column: number): string | null {
  const [, map = ''] = inlineMap.exec(text) ?? [];
  if (!map) return null;
  const found = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())).findEntry(
    nth - 1,
    column - 1,
  );
  if (!('originalSource' in found)) return null;
  const [, source] = /^webpack:\/\/\/(?!.*node_modules)(.+\.tsx?)$/.exec(found.originalSource) ?? [];
  return source ? `${source}:${found.originalLine + 1}` : null;
}

/** Origins of the scripts of a shell and its pages. */
export interface ScriptOrigins {
  /** The shell's build. Absolute. */
  readonly folder: string;
  readonly releaseMap: () => ReleaseMap;
}

/** Scripts of a shell and its pages, by address; on the server the shell's by file, and releases' by their names in stack traces. */
type OwnScripts = ReturnType<typeof ownScripts>;

/** Finds scripts of a shell and of the releases in its release map. */
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
    /** The owner of a script: its remote, `shell`, or null for any other. */
    ownerOf: (address: string): string | null =>
      releaseOf(address)?.remote ?? (shellFile(address, folder) ? 'shell' : null),
    /** The text of a script; null when its owner is unknown, or it cannot be read. */
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

/** The file of a script of the shell's build, on the server or on its pages, whatever their origin. */
function shellFile(address: string, folder: string): string | null {
  const server = join(folder, 'server');
  if (dirname(address) === server) return address;
  const isOnPage = URL.canParse(address) && new URL(address).pathname.startsWith('/_shell/');
  return isOnPage ? join(folder, 'browser', basename(new URL(address).pathname)) : null;
}
