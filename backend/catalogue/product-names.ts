import type { Queries } from '../database/database';

/** Names of the products with these ids by id; unknown ids are left out. */
export async function productNames({ query }: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ id: string; name: string }>(
    'select id, name from product where id = any($1::text[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
