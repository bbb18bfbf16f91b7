import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { countBuiltins } from './count-builtins';

/** What some work took. */
export interface Counted {
  /** Blocks of our code that ran, and the lengths of what they gave to built-in functions and got from them. */
  readonly steps: number;
  /** Each regular expression that was applied, with the longest text it was applied to. */
  readonly patterns: ReadonlyMap<RegExp, number>;
}

/** Counts what synchronous work takes. @throws Error when a function of it was loaded before counting began */
export type CountSteps = (work: () => unknown) => Counted;

const ourCode = /^(?!.*(?:\/node_modules\/|\/testing\/(?:count|hostile)-|\.test\.tsx?$)).*\.tsx?$/;

/**
 * Counts steps instead of time, so that a test says the same on every machine. Only code that is loaded later has counters: import it
 * with `await import()`. What regular expressions do inside is not seen (`superLinear`), nor is what libraries do.
 */
export function startCounting(): CountSteps {
  // What is made fast has no counters, nor has what another test of this process compiled.
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
    // What ran since. Between two counts without a pause nothing did, and each look costs a walk through the memory.
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

/** The functions of our code that ran since this was asked last. */
function functionsRun(session: Session): readonly Profiler.FunctionCoverage[] {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  // A session of the same thread answers before `post` returns.
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result;
  });
  return scripts
    .filter(({ url }) => ourCode.test(url))
    .flatMap(({ functions }) => functions)
    .filter(({ ranges }) => ranges.some(({ count }) => count > 0));
}
