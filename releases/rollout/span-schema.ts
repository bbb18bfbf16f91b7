import { jsonObject } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { type Counts, noCounts } from './counts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const names = Object.keys(noCounts) as (keyof Counts)[];

const counts = jsonObject(
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, count])) as Record<keyof Counts, typeof count>,
  ),
);

/** Schema of a span as stores keep it. */
export const spanSchema = jsonObject(v.strictObject({ step: count, canary: counts, baseline: counts }));
