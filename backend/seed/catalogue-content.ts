import type { Queries } from '../database/database';

/** Tables that seeding replaces, and the name of a row. Without `vocabulary` and pictures, which follow from the products. */
const replacedTables = {
  product: 'product',
  main_category: 'main category',
  category: 'category',
  setting: 'setting',
  state: 'state',
  suburb: 'suburb',
} as const;

type Counts = Readonly<Record<keyof typeof replacedTables, number>>;

/** Content of the tables that seeding replaces. */
interface CatalogueContent {
  readonly counts: Counts;
  /** The sample that seeding made; null when somebody else made or changed the content. */
  readonly sample: string | null;
}

/** Counts the rows that seeding would replace, and names their sample. */
export async function catalogueContent({ query }: Queries): Promise<CatalogueContent> {
  const tables = Object.keys(replacedTables);
  const columns = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`);
  const [counts] = await query<Counts>(`select ${columns.join(', ')}`);
  const [catalogue] = await query<{ sample: string | null }>('select sample from catalogue');
  if (!counts) throw new Error('A select without a table gave no row.');
  return { counts, sample: catalogue?.sample ?? null };
}

/** Whether seeding would replace nothing. */
export function isEmpty({ counts }: CatalogueContent): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** The rows that seeding would replace: `51 products, 1 main category and 3 settings`. */
export function listed({ counts }: CatalogueContent): string {
  const parts = Object.entries(replacedTables).flatMap(([table, name]) => {
    const count = counts[table as keyof Counts];
    if (count === 0) return [];
    return `${count} ${count === 1 ? name : name.replace(/y$/, 'ie').concat('s')}`;
  });
  return new Intl.ListFormat('en-AU').format(parts);
}
