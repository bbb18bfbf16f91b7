import type { Cli } from '../command-line/cli';
import { runProgram } from '../command-line/program';
import { releasesIn } from '../stores/releases';

/** What a command line has told: an answer, and what was under way. */
interface Told {
  readonly lines: readonly string[];
  readonly progress: readonly string[];
  /** The sentence that it ended with; empty where nothing was wrong. */
  readonly problem: string;
}

/** Runs a command line of the operator for a test, which says what is otherwise: where nothing is said no gate is asked. */
export async function runAs(
  cli: Partial<Cli> & Pick<Cli, 'folder'>,
  words: readonly string[],
): Promise<Told> {
  const [lines, progress]: [string[], string[]] = [[], []];
  const problem = await runProgram(words, {
    ...releasesIn(cli.folder),
    operator: 'ann',
    log: (text) => lines.push(text),
    progress: (text) => progress.push(text),
    check: () => Promise.reject(new Error('Nobody should ask the gate.')),
    ...cli,
  }).then(
    () => '',
    (error: Error) => error.message,
  );
  return { lines, progress, problem };
}

/** The same by what is in a folder alone. */
export function runCommand(folder: string, ...words: readonly string[]): Promise<Told> {
  return runAs({ folder }, words);
}
