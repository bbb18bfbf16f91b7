import { relative } from 'node:path';

/** How long a test took. */
export interface TestTime {
  /** File and title. */
  readonly name: string;
  readonly milliseconds: number;
}

/** What is read of Jest's report. */
export interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** What is read of Playwright's report. */
export interface JourneysReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly JourneysSuite[];
}

interface JourneysSuite {
  readonly suites?: readonly JourneysSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Times of the unit tests. */
export function unitTimes({ testResults }: UnitReport): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
}

/** Times of the journeys. */
export function journeyTimes({ suites }: JourneysReport): TestTime[] {
  return suites.flatMap(timesOf);
}

function timesOf({ suites = [], specs }: JourneysSuite): TestTime[] {
  const own = specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

/** The ten slowest, the slowest first, a line each with its seconds. */
export function slowestTen(times: readonly TestTime[]): string[] {
  return [...times]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
