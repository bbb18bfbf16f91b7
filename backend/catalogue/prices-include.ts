import { pricesIncludeOf } from '@storefront/shared/api/settings-calls';
import type { Queries } from '../database/database';

/** What the shop's prices include, as 'GST', by the last of its companies (P2, P74); null where they do not say it. */
export async function readPricesInclude({ query }: Queries): Promise<string | null> {
  const [row] = await query<{ included: unknown }>(
    `select entry -> 'pricesInclude' as included from setting where kind = 'company' order by position desc limit 1`,
  );
  return pricesIncludeOf(row?.included);
}
