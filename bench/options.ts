import { parseArgs } from 'node:util';

/** The bench's questions, in the order of its answers. */
export const questionNames = ['bundle', 'pages', 'documents', 'visit'] as const;

/** A question's name. */
export type QuestionName = (typeof questionNames)[number];

/** Options of the command line. */
export interface Options {
  readonly questions: readonly QuestionName[];
  /** Runs for each median. */
  readonly runs: number;
  /** First port of the bench's shops, as written. */
  readonly port: string;
}

/**
 * Reads the names of questions, `--runs N` and `--port N`.
 *
 * @throws Error in one sentence when they cannot be understood
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, port: { type: 'string', default: '3800' } },
  });
  const unknown = positionals.find((word) => !questionNames.some((name) => name === word));
  if (unknown !== undefined) {
    throw new Error(`The bench answers ${questionNames.join(', ')}, and not '${unknown}'.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, not '${values.runs}'.`);
  }
  const named = questionNames.filter((name) => positionals.includes(name));
  return { questions: named.length > 0 ? named : questionNames, runs, port: values.port };
}
