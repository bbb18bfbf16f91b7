import type { Queries } from '../database/database';

/** The tables that seeding replaces, and what a row of them is; the words of `vocabulary` come from the products, and pictures go with theirs. */
const replacedTables = {
  product: 'product',
  main_category: 'main category',
  category: 'category',
  setting: 'setting',
  state: 'state',
  suburb: 'suburb',
} as const;

type Counts = Readonly<Record<keyof typeof replacedTables, number>>;

/** What a database has of what seeding replaces. */
interface CatalogueContent {
  readonly counts: Counts;
  /** The sample that seeding made of it; null when somebody has changed anything since, or made it. */
  readonly sample: string | null;
}

export async function catalogueContent({ query }: Queries): Promise<CatalogueContent> {
  const tables = Object.keys(replacedTables);
  const columns = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const [counts] = await query<Counts>(`select ${columns.join(', ')}`);
  const [catalogue] = await query<{ sample: string | null }>('select sample from catalogue');
  if (!counts) throw new Error('A select without a table gave no row.');
  return { counts, sample: catalogue?.sample ?? null };
}

/** Whether there is nothing that seeding would replace. */
export function isEmpty({ counts }: CatalogueContent): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** All that seeding would replace: `51 products, 1 main category and 3 settings`. */
export function listed({ counts }: CatalogueContent): string {
  const parts = Object.entries(replacedTables).flatMap(([table, name]) => {
    const count = counts[table as keyof Counts];
    if (count === 0) return [];
    return `${count} ${count === 1 ? name : name.replace(/y$/, 'ie').concat('s')}`;
  });
  return new Intl.ListFormat('en-AU').format(parts);
}
