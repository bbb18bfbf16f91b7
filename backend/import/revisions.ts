import type { Database, Queries } from '../database/database';
import { StartupError } from '../startup-error';
import { type ChangeOptions, changeCatalogue } from './change-catalogue';
import { countedKinds, type PlanCounts } from './plan';
import { digestOf, productDocuments } from './product-document';

/** The latest revisions of the catalogue, a line each, newest first. */
export async function historyLines({ query }: Queries): Promise<readonly string[]> {
  const rows = await query<{ number: number; made_at: Date; what: string; counts: PlanCounts }>(
    'select number, made_at, what, counts from catalogue_revision order by number desc limit 100',
  );
  return rows.map(({ number, made_at, what, counts }) => {
    const time = made_at.toISOString().slice(0, 16).replace('T', ' ');
    return `${number}  ${time}  ${what}: ${countedKinds(counts).join(', ')}`;
  });
}

/**
 * Undoes one revision as a new one, which is its number; null when nothing was changed.
 * @throws StartupError, having changed nothing, when one of its products was changed since
 */
export function revertRevision(
  database: Database,
  number: number,
  options: ChangeOptions,
): Promise<number | null> {
  const plan = async (queries: Queries) => {
    const { query } = queries;
    const known = await query('select number from catalogue_revision where number = $1', [number]);
    if (known.length === 0)
      throw new StartupError(`There is no revision ${number}: pnpm catalogue history lists them.`);
    await requireUntouched(queries, number);
    await query(
      `insert into plan (id, before, after, replaced_by)
       select change.product, document,
              case when document is null then before
                   when before is not null
                     then document || before || jsonb_build_object('files', document -> 'files' || coalesce(before -> 'files', '{}'))
              end, led_to
         from catalogue_change as change left join (${productDocuments}) as known on known.id = change.product
        where revision = $1 order by change.product`,
      [number],
    );
    await requireFreeSkus(queries);
    return {};
  };
  return changeCatalogue(database, `revert of ${number}`, plan, options);
}

/** Products are as the revision made them. */
async function requireUntouched({ query }: Queries, number: number): Promise<void> {
  const [touched] = await query<{ products: number; sku: string; by: number | null }>(
    `select count(*)::integer as products, min(coalesce(document ->> 'sku', gone.sku, change.product)) as sku,
            max(later.revision) as by
       from catalogue_change as change
       left join (${productDocuments}) as known on known.id = change.product
       left join gone_product as gone on gone.id = change.product
       left join lateral (select max(revision) as revision from catalogue_change
                           where product = change.product and revision > $1) as later on true
      where change.revision = $1 and ${digestOf('document')} is distinct from after_digest`,
    [number],
  );
  if (!touched || touched.products === 0) return;
  const { products, sku, by } = touched;
  const whom = products === 1 ? `the product ${sku}` : `${products} of its products, such as ${sku},`;
  throw new StartupError(
    by === null
      ? `Nothing was changed: ${whom} changed since revision ${number}, by no import: import how it should be.`
      : `Nothing was changed: revision ${by} changed ${whom} since revision ${number}: revert ${by} first.`,
  );
}

/** No other product took an SKU that comes back. */
async function requireFreeSkus({ query }: Queries): Promise<void> {
  const [taken] = await query<{ sku: string }>(
    `select product.sku from plan join product on upper(product.sku) = upper(after ->> 'sku') and product.sku <> ''
      where after ->> 'sku' is distinct from before ->> 'sku' and product.id not in (select id from plan) limit 1`,
  );
  if (taken)
    throw new StartupError(
      `Nothing was changed: the SKU ${taken.sku} comes back, and another product has it now. Remove that one first.`,
    );
}
