import { jsonObject } from '@storefront/shared/release/parse-json';
import { isVersion } from '@storefront/shared/release/version';
import * as v from 'valibot';

const percent = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100));

/** Schema of a rollout in the release map. */
export const rolloutSchema = v.pipe(
  jsonObject(
    v.strictObject({
      /** Key under which shells store its counts. */
      id: v.pipe(v.string(), v.uuid()),
      version: v.pipe(v.string(), v.check(isVersion, 'expected a version')),
      /** Percent of the visitors at each step, ascending. */
      steps: v.pipe(v.array(percent), v.minLength(1), v.readonly()),
      /** Step duration, stored as `every`: the least time that a step lasts, in seconds. */
      every: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Index of the current step, from 0. */
      step: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Whether it waits for an operator. */
      paused: v.boolean(),
      /** Whether an operator resumed this step after a pause; it then lasts its full duration again. */
      overruled: v.boolean(),
    }),
  ),
  v.check(({ steps, step }) => step < steps.length, 'the step is not among the steps'),
  v.check(
    ({ steps }) => steps.every((one, nth) => nth === 0 || one > (steps[nth - 1] ?? 0)),
    'steps must rise',
  ),
);

/** A gradual rollout: a release gets all visitors in steps. */
export type Rollout = Readonly<v.InferOutput<typeof rolloutSchema>>;

/** An operator's plan of a rollout: percents of the visitors, and the step duration in seconds. */
export type RolloutPlan = Pick<Rollout, 'steps'> & { readonly stepDuration: number };

/** The plan of a rollout without options; `error-rates.long.test.ts` simulates it. */
export const defaultPlan: RolloutPlan = { steps: [1, 10, 50, 100], stepDuration: 5 * 60 };

/** For a sentence: `step 2 of 4, paused`. */
export function rolloutText({ steps, step, paused }: Rollout): string {
  return `step ${step + 1} of ${steps.length}${paused ? ', paused' : ''}`;
}
