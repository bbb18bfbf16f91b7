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
