/** Steps of a test run, in their order; the first four are `pnpm test`, the others `pnpm test:all`. */
export const testSteps = ['types', 'lint', 'unit', 'journeys', 'long-unit', 'long-journeys'] as const;

const usualSteps = testSteps.slice(0, 4);

/** A step of a test run. */
export type TestStep = (typeof testSteps)[number];

/** What a test run is asked for. */
export interface TestRun {
  readonly steps: readonly TestStep[];
  /** Words for the runners of the steps: what they look at, and how. */
  readonly words: readonly string[];
}

/**
 * Reads the words of `pnpm test`: `unit lint` names steps, `unit cart-mfe` and `unit -- -t price` pass words on to the step's
 * runner, `cart-mfe` is what a package needs while it is worked on, all but the journeys.
 *
 * @param folders of the packages
 * @throws Error in one sentence when the words ask for nothing there is
 */
export function readTestWords(all: readonly string[], folders: readonly string[]): TestRun {
  const given = all.filter((word) => word !== '--');
  const isStep = (word: string): word is TestStep => testSteps.some((step) => step === word);
  const end = given.findIndex((word) => !isStep(word));
  const named = given.slice(0, end === -1 ? given.length : end).filter(isStep);
  const words = given.slice(named.length);
  const [folder = ''] = words;
  if (named.length === 0 && words.length === 1 && folders.includes(folder)) {
    return { steps: ['types', 'lint', 'unit'], words };
  }
  if (words.length > 0 && !(named.length === 1 && /unit|journeys/.test(named[0] ?? ''))) {
    throw new Error(
      `'${words.join(' ')}' is neither a step (${testSteps.join(', ')}) nor a package, and only one step of units or journeys takes words of its own.`,
    );
  }
  return { steps: named.length === 0 ? usualSteps : testSteps.filter((step) => named.includes(step)), words };
}
