import { isAbsolute, relative, resolve } from 'node:path';
import type { MultiStats, StatsError } from 'webpack';

const root = resolve(import.meta.dirname, '..');

/** As much of what webpack says of an error as is read here. */
export type WebpackError = Pick<StatsError, 'message' | 'moduleIdentifier'>;

/**
 * What keeps builds from being made, each once, though the browser's build and the server's both say it. Of each the first line is
 * `cart-mfe/cart/CartPage.tsx:13 Expected a semicolon`, as far as its place is known; the lines after it show the source.
 */
export function buildProblems({ stats }: MultiStats, sourceOf: (file: string) => string): string[] {
  const errors = stats.flatMap((one) => one.toJson({ all: false, errors: true }).errors ?? []);
  return [...new Set(errors.map((error) => buildProblem(error, sourceOf)))];
}

/**
 * One of them.
 *
 * @param sourceOf gives the text of a file by its absolute path; it may throw
 */
export function buildProblem(
  { message, moduleIdentifier = '' }: WebpackError,
  sourceOf: (file: string) => string,
): string {
  const said = withoutLoaders(message);
  return (
    scriptProblem(said) ??
    styleProblem(said) ??
    missingModule(said, fileOf(moduleIdentifier), sourceOf) ??
    problem(fileOf(moduleIdentifier), said.split('\n')[0]?.replace(/^\w*Error: /, '') ?? '')
  );
}

/** A loader tells what the one after it said, and that tells where it was called. */
function withoutLoaders(message: string): string {
  return message
    .replace(/^[\s\S]*Module build failed \(from .*\):\n/, '')
    .replace(/\n\nCaused by:\n[\s\S]*$/, '');
}

/** As swc writes it. What it says after the first error mostly follows from that. */
function scriptProblem(said: string): string | null {
  const match = /^Error: +[x×] (.+)\n +[,╭]-?─?\[(.+?):(\d+):\d+\]\n([\s\S]*?)\n +[`╰]/.exec(said);
  if (!match) return null;
  const [, text = '', file = '', line = '', excerpt = ''] = match;
  return problem(file, text, line, excerpt);
}

/** As Sass writes it: its places are relative to the repository, and the first is the one. */
function styleProblem(said: string): string | null {
  const match = /^(.+)\n +╷\n([\s\S]*?)\n +╵\n {2}(.+?) (\d+):\d+ {2}/.exec(said);
  if (!match) return null;
  const [, text = '', excerpt = '', file = '', line = ''] = match;
  return problem(file, text, line, excerpt);
}

/** Where webpack says this is counted in what the compiler made of the file, so the line is looked for. */
function missingModule(said: string, file: string | null, sourceOf: (file: string) => string): string | null {
  const [, request] = /^Module not found: Error: Can't resolve '(.+?)' in /.exec(said) ?? [];
  if (request === undefined || file === null) return null;
  const lines = textOf(file, sourceOf).split('\n');
  const nth = lines.findIndex((line) => line.includes(`'${request}'`) || line.includes(`"${request}"`));
  return problem(file, `There is no '${request}'`, nth < 0 ? undefined : String(nth + 1), lines[nth]);
}

function textOf(file: string, sourceOf: (file: string) => string): string {
  try {
    return sourceOf(file);
  } catch {
    return '';
  }
}

function problem(file: string | null, text: string, line?: string, excerpt?: string): string {
  const path = file && isAbsolute(file) ? relative(root, file) : file;
  const place = path && (line ? `${path}:${line} ` : `${path} `);
  return [`${place ?? ''}${text}`, ...(excerpt ? [excerpt] : [])].join('\n');
}

/** The file of a module, without the loaders it goes through; null for a module that is none. */
function fileOf(moduleIdentifier: string): string | null {
  const file = moduleIdentifier.replace(/^[\s\S]*[!|]/, '').replace(/\?.*$/, '');
  return isAbsolute(file) ? file : null;
}

/** A package that does not build. The message begins with its sentence; every problem follows, with its source. */
export class BuildFailed extends Error {
  /** Says in one line which package it is, and the first thing that is wrong, with file and line. */
  readonly sentence: string;

  /** @param problems as `buildProblems` gives them */
  constructor(name: string, problems: readonly string[]) {
    super(`${name} does not build.\n${problems.join('\n')}`);
    this.sentence = `${name} does not build: ${problems[0]?.split('\n')[0] ?? 'webpack does not say why'}`;
  }
}
