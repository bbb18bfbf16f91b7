import type { Queries } from '../database/database';
import { describeChange } from './describe-change';
import { firstPlanned, kindOf, type PlanCounts, planKinds, planPages } from './plan';

/** How many of each kind are shown. */
export const shownFirst = 20;

const headings = { new: 'New', changed: 'Changed', removed: 'Removed' };

/** Says the first planned changes of each kind. */
export async function reportPlan(
  queries: Queries,
  counts: PlanCounts,
  say: (line: string) => void,
): Promise<void> {
  for (const kind of planKinds) {
    const first = await firstPlanned(queries, kind, shownFirst);
    if (first.length === 0) continue;
    say(`${headings[kind]}:`);
    for (const change of first) say(`  ${describeChange(change)}`);
    sayRest(counts[kind], say);
  }
}

/** Says how many more there are than were shown. */
export function sayRest(count: number, say: (line: string) => void): void {
  if (count > shownFirst) say(`  … and ${count - shownFirst} more`);
}

/** Writes all planned changes, a line each. */
export async function writeReport(queries: Queries, write: (lines: string) => Promise<void>): Promise<void> {
  for await (const page of planPages(queries))
    await write(page.map((change) => `${kindOf(change)}  ${describeChange(change)}\n`).join(''));
}
