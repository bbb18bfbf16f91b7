import { isAbsolute, relative, resolve } from 'node:path';
import type { MultiStats, StatsError } from 'webpack';

const root = resolve(import.meta.dirname, '..');

/** The part of webpack's error that is used here. */
export type WebpackError = Pick<StatsError, 'message' | 'moduleIdentifier'>;

/**
 * The errors of builds, without the repetitions of browser and server build. The first line of each is `cart-mfe/pages/cart/CartPage.tsx:13
 * Expected a semicolon`, where the position is known; the lines after it show the source.
 */
export function buildProblems({ stats }: MultiStats, sourceOf: (file: string) => string): string[] {
  const errors = stats.flatMap((one) => one.toJson({ all: false, errors: true }).errors ?? []);
  return [...new Set(errors.map((error) => buildProblem(error, sourceOf)))];
}

/** Formats one error; `sourceOf` returns a file's text by its absolute path, and may throw. */
export function buildProblem(
  { message, moduleIdentifier = '' }: WebpackError,
  sourceOf: (file: string) => string,
): string {
  const raw = withoutLoaders(message);
  return (
    scriptProblem(raw) ??
    styleProblem(raw) ??
    missingModule(raw, fileOf(moduleIdentifier), sourceOf) ??
    problem(fileOf(moduleIdentifier), raw.split('\n')[0]?.replace(/^\w*Error: /, '') ?? '')
  );
}

/** A loader repeats the message of the next one, with its own stack. */
function withoutLoaders(message: string): string {
  return message
    .replace(/^[\s\S]*Module build failed \(from .*\):\n/, '')
    .replace(/\n\nCaused by:\n[\s\S]*$/, '');
}

/** Error text of swc. Further errors mostly follow from the first. */
function scriptProblem(raw: string): string | null {
  const match = /^Error: +[x×] (.+)\n +[,╭]-?─?\[(.+?):(\d+):\d+\]\n([\s\S]*?)\n +[`╰]/.exec(raw);
  if (!match) return null;
  const [, text = '', file = '', line = '', excerpt = ''] = match;
  return problem(file, text, line, excerpt);
}

/** Error text of Sass: its first position is the error's, relative to the repository. */
function styleProblem(raw: string): string | null {
  const match = /^(.+)\n +╷\n([\s\S]*?)\n +╵\n {2}(.+?) (\d+):\d+ {2}/.exec(raw);
  if (!match) return null;
  const [, text = '', excerpt = '', file = '', line = ''] = match;
  return problem(file, text, line, excerpt);
}

/** Finds the import's line in the source: webpack's is that of the compiled file. */
function missingModule(raw: string, file: string | null, sourceOf: (file: string) => string): string | null {
  const [, request] = /^Module not found: Error: Can't resolve '(.+?)' in /.exec(raw) ?? [];
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

/** Null for a module without a file. */
function fileOf(moduleIdentifier: string): string | null {
  const file = moduleIdentifier.replace(/^[\s\S]*[!|]/, '').replace(/\?.*$/, '');
  return isAbsolute(file) ? file : null;
}

/** A package does not build. The message has every problem with its source. */
export class BuildFailed extends Error {
  /** One line: the package, and the first problem with file and line. */
  readonly sentence: string;

  /** @param problems as `buildProblems` returns them */
  constructor(name: string, problems: readonly string[]) {
    super(`${name} does not build.\n${problems.join('\n')}`);
    this.sentence = `${name} does not build: ${problems[0]?.split('\n')[0] ?? 'webpack does not say why'}`;
  }
}
