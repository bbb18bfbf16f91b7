import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import type { ProductDocument } from './product-document';

/** What becomes of a product: `before` is null for a new one, `after` for one that goes. */
export interface PlannedChange {
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

const conditions: Readonly<Record<PlanKind, string>> = {
  new: 'before is null',
  changed: 'before is not null and after is not null',
  removed: 'after is null',
};

/** The table of planned changes, as long as the transaction. */
export const planTable = `
  create temp table plan (
    number integer generated always as identity primary key,
    id text not null,
    before jsonb,
    after jsonb,
    replaced_by text
  ) on commit drop`;

/** Counts the planned changes. */
export async function countPlan({ query }: Queries): Promise<PlanCounts> {
  const columns = planKinds.map((kind) => `count(*) filter (where ${conditions[kind]})::integer as ${kind}`);
  const [counts] = await query<PlanCounts>(`select ${columns} from plan`);
  if (!counts) throw new Error('A count gave no row.');
  return counts;
}

/** The planned changes, or those of a kind, in pages of `batch` or fewer. */
export async function* planPages(
  { query }: Queries,
  kind?: PlanKind,
  limit = batch,
): AsyncGenerator<readonly PlannedChange[]> {
  for (let last = 0; ; ) {
    const page = await query<PlannedChange>(
      `select * from plan where number > $1 and ${kind ? conditions[kind] : 'true'} order by number limit ${limit}`,
      [last],
    );
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1)?.number ?? last;
  }
}
