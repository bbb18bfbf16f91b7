import { jsonObject, parseJson } from '@storefront/shared/release/parse-json';
import * as v from 'valibot';
import { type Counts, noCounts } from './counts';
import type { Span } from './evidence';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Those of a shell of before they were counted are missing. */
const later: readonly string[] = ['unloadedViews', 'unfetched'] satisfies (keyof Counts)[];

const names = Object.keys(noCounts) as (keyof Counts)[];

const counts = jsonObject(
  v.strictObject(
    Object.fromEntries(
      names.map((name) => [name, later.includes(name) ? v.optional(count, 0) : count]),
    ) as Record<keyof Counts, typeof count>,
  ),
);

const schema = jsonObject(v.strictObject({ step: count, canary: counts, baseline: counts }));

/** A span from what a store has of it; null for what is none. */
export function parseSpan(text: string): Span | null {
  try {
    return parseJson(schema, text, 'A span');
  } catch {
    return null;
  }
}
