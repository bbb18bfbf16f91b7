import type { Cli } from '../command-line/cli';
import { runProgram } from '../command-line/program';
import { releasesIn } from '../stores/releases';

/** Output of a command line: its answer and its progress. */
interface CommandOutput {
  readonly lines: readonly string[];
  readonly progress: readonly string[];
  /** The error sentence; empty on success. */
  readonly problem: string;
}

/** Runs an operator's command line for a test, without a gate unless the test gives one. */
export async function runAs(
  cli: Partial<Cli> & Pick<Cli, 'folder'>,
  words: readonly string[],
): Promise<CommandOutput> {
  const [lines, progress]: [string[], string[]] = [[], []];
  const problem = await runProgram(words, {
    ...releasesIn(cli.folder),
    operator: 'ann',
    log: (text) => lines.push(text),
    progress: (text) => progress.push(text),
    check: () => Promise.reject(new Error('Nobody should ask the gate.')),
    examine: () => Promise.reject(new Error('Nobody should ask the doctor.')),
    ...cli,
  }).then(
    () => '',
    (error: Error) => error.message,
  );
  return { lines, progress, problem };
}

/** Runs a command line on a folder alone. */
export function runCommand(folder: string, ...words: readonly string[]): Promise<CommandOutput> {
  return runAs({ folder }, words);
}
