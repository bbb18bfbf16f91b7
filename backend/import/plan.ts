import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import type { ProductDocument } from './product-document';

/** What becomes of a product: `before` is null for a new one, `after` for one that goes. */
export interface PlannedChange {
  readonly kind: PlanKind;
  readonly number: number;
  readonly id: string;
  readonly before: ProductDocument | null;
  readonly after: ProductDocument | null;
  /** The product that the address of one that goes leads to. */
  readonly replaced_by: string | null;
}

/** How many products are new, changed and removed. */
export type PlanCounts = Readonly<Record<PlanKind, number>>;

/** The kinds of planned changes. */
export const planKinds = ['new', 'changed', 'removed'] as const;

type PlanKind = (typeof planKinds)[number];

/** The counts as `2 new`, `1 changed` and `0 removed`. */
export function countedKinds(counts: PlanCounts): readonly string[] {
  return planKinds.map((kind) => `${counts[kind]} ${kind}`);
}

/** The table of planned changes, as long as the transaction. */
export const planTable = `
  create temp table plan (
    number integer generated always as identity primary key,
    id text not null,
    before jsonb,
    after jsonb,
    kind text generated always as (case when before is null then 'new' when after is null then 'removed' else 'changed' end) stored,
    replaced_by text
  ) on commit drop`;

/** Counts the planned changes. */
export async function countPlan({ query }: Queries): Promise<PlanCounts> {
  const columns = planKinds.map((kind) => `count(*) filter (where kind = '${kind}')::integer as ${kind}`);
  const [counts] = await query<PlanCounts>(`select ${columns} from plan`);
  if (!counts) throw new Error('A count gave no row.');
  return counts;
}

/** The first planned changes of a kind. */
export function firstPlanned(
  { query }: Queries,
  kind: PlanKind,
  limit: number,
): Promise<readonly PlannedChange[]> {
  return query(`select * from plan where kind = '${kind}' order by number limit ${limit}`);
}

/** All planned changes in pages of `batch`. The next is fetched before a page is used: the caller's own statements do not delay it. */
export async function* planPages({ query }: Queries): AsyncGenerator<readonly PlannedChange[]> {
  const pageAfter = (last: number) =>
    query<PlannedChange>(`select * from plan where number > $1 order by number limit ${batch}`, [last]);
  for (let next = pageAfter(0); ; ) {
    const page = await next;
    const last = page.at(-1);
    if (!last) return;
    next = pageAfter(last.number);
    yield page;
  }
}
