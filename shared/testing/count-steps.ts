import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { countBuiltins } from './count-builtins';

/** Cost of some work. */
export interface Counted {
  /** Executed blocks of our code, plus the lengths of arguments and results of built-in functions. */
  readonly steps: number;
  /** Each applied regular expression with the longest text it was applied to. */
  readonly patterns: ReadonlyMap<RegExp, number>;
}

/** Counts the steps of synchronous work. @throws Error when one of its functions was loaded before counting began */
export type CountSteps = (work: () => unknown) => Counted;

const ourCode = /^(?!.*(?:\/node_modules\/|\/testing\/(?:count|hostile)-|\.test\.tsx?$)).*\.tsx?$/;

/**
 * Counts steps instead of time, so that tests are deterministic. Counts only code loaded later: import it with `await import()`. Steps
 * inside regular expressions (see `superLinear`) and libraries are not counted.
 */
export function startCounting(): CountSteps {
  // Optimised code has no counters, nor has code compiled by another test of this process.
  setFlagsFromString('--no-opt');
  setFlagsFromString('--no-compilation-cache');
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  afterAll(() => {
    session.disconnect();
    setFlagsFromString('--compilation-cache');
    setFlagsFromString('--opt');
  });
  let isFresh = false;
  return (work) => {
    // Discards what ran since. Skipped between counts in the same task, when nothing did, as each look walks the heap.
    if (!isFresh) functionsRun(session);
    isFresh = true;
    queueMicrotask(() => {
      isFresh = false;
    });
    const { cost, patterns } = countBuiltins(work);
    let steps = cost;
    for (const { functionName, ranges, isBlockCoverage } of functionsRun(session)) {
      if (!isBlockCoverage)
        throw new Error(`${functionName} was loaded before counting began, so its steps are not known.`);
      for (const { count } of ranges) steps += count;
    }
    return { steps, patterns };
  };
}

/** The functions of our code that ran since the last call. */
function functionsRun(session: Session): readonly Profiler.FunctionCoverage[] {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  // A session on the same thread calls back synchronously.
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result;
  });
  return scripts
    .filter(({ url }) => ourCode.test(url))
    .flatMap(({ functions }) => functions)
    .filter(({ ranges }) => ranges.some(({ count }) => count > 0));
}
