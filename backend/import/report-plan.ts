import type { Queries } from '../database/database';
import { exportCells, exportHeadings } from './export-products';
import { firstPlanned, type PlanCounts, type PlannedChange, planKinds, planPages } from './plan';

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
    for (const line of firstLines(headings[kind], first.map(describeChange), counts[kind])) say(line);
  }
}

/** The first of `count` things as lines under a heading, and how many more there are; no line for none. */
export function firstLines(
  heading: string,
  first: readonly string[],
  count = first.length,
): readonly string[] {
  if (count === 0) return [];
  const shown = first.slice(0, shownFirst).map((line) => `  ${line}`);
  return [`${heading}:`, ...shown, ...(count > shownFirst ? [`  … and ${count - shownFirst} more`] : [])];
}

/** The last line of a report: what was done. */
export function doneLine(revision: number | null, dryRun: boolean): string {
  if (revision !== null) return `Done. To undo it: pnpm catalogue revert ${revision}`;
  return dryRun ? 'Nothing was changed: this was a dry run.' : 'There was nothing to change.';
}

/** Writes all planned changes, a line each. */
export async function writeReport(queries: Queries, write: (lines: string) => Promise<void>): Promise<void> {
  for await (const page of planPages(queries))
    await write(page.map((change) => `${change.kind}  ${describeChange(change)}\n`).join(''));
}

/** A planned change in one line: the product, and of each changed field what it was and becomes. */
function describeChange({ before, after }: PlannedChange): string {
  const product = before ?? after;
  const named = product ? `${product.sku || '(no SKU)'}  ${product.name}` : '';
  if (!before || !after) return named;
  const [was, will] = [exportCells(before), exportCells(after)];
  const changes = exportHeadings.flatMap((heading, at) =>
    was[at] === will[at]
      ? []
      : `${heading.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())} ${shown(was[at])} → ${shown(will[at])}`,
  );
  const files = Object.keys(after.files).filter((source) => before.files[source] !== after.files[source]);
  if (files.length > 0) changes.push(`files of ${shown(files.join(', '))}`);
  return `${named}: ${changes.join('; ')}`;
}

function shown(value: unknown): string {
  if (value === null || value === '') return '(none)';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
