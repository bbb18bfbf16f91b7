import { parseArgs } from 'node:util';

/** Options of the command line. */
export interface Options {
  /** Names of questions. */
  readonly questions: readonly string[];
  /** Runs for each median. */
  readonly runs: number;
  /** First port of the bench's shops, as written. */
  readonly port: string;
}

/**
 * Parses names of questions, `--runs N` and `--port N`.
 *
 * @param all names of all questions
 * @throws Error in one sentence when one is invalid
 */
export function readOptions(words: readonly string[], all: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, port: { type: 'string', default: '3800' } },
  });
  const unknown = positionals.find((word) => !all.includes(word));
  if (unknown !== undefined) {
    throw new Error(`The bench answers ${all.join(', ')}, and not '${unknown}'.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, not '${values.runs}'.`);
  }
  return { questions: positionals.length > 0 ? positionals : all, runs, port: values.port };
}
