import { stableId } from 'sample/stable-id';
import type { Queries } from '../database/database';
import { shelfOf } from './stage-products';

/** A category of a main category, as a product document names it. */
interface Shelf {
  readonly main_id: string;
  readonly category_id: string;
  readonly main_name: string;
  readonly category_name: string;
}

interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Finds categories by their names, without regard to case, and makes those that are missing, last in their order. */
export async function addCategories(
  { query }: Queries,
  names: readonly (readonly [main: string, sub: string])[],
): Promise<ReadonlyMap<string, Shelf>> {
  const mains = await query<CategoryRow>('select id, name, slug from main_category order by position, id');
  const categories = await query<CategoryRow & { main_id: string }>(
    'select id, name, slug, main_id from category order by position, id',
  );
  const nameMain = namer(mains);
  const nameCategory = namer(categories);
  const mainsByName = new Map(mains.toReversed().map((main) => [shelfOf([main.name, '']), main]));
  const byName = new Map<string, Shelf>();
  for (const { id, name, main_id } of categories.toReversed()) {
    const main = mains.find((one) => one.id === main_id);
    if (!main) continue;
    const shelf = { main_id, category_id: id, main_name: main.name, category_name: name };
    byName.set(shelfOf([main.name, name]), shelf);
  }
  for (const [main_name, category_name] of names.map(([main, sub]) => [main.trim(), sub.trim()] as const)) {
    const key = shelfOf([main_name, category_name]);
    if (byName.has(key)) continue;
    // A file that knows one level alone says so by the same name twice.
    const [same, ...others] = [...byName.values()].filter(
      (shelf) => shelfOf([shelf.category_name, shelf.category_name]) === key,
    );
    if (same && others.length === 0) {
      byName.set(key, same);
      continue;
    }
    const main = mainsByName.get(shelfOf([main_name, ''])) ?? nameMain('main category', main_name, main_name);
    if (!mainsByName.has(shelfOf([main_name, '']))) {
      await query(
        `insert into main_category (id, position, name, slug)
         select $1, coalesce(max(position) + 1, 0), $2, $3 from main_category`,
        [main.id, main.name, main.slug],
      );
      mainsByName.set(shelfOf([main_name, '']), main);
    }
    const { id, slug } = nameCategory('category', `${main.name} > ${category_name}`, category_name);
    await query(
      `insert into category (id, main_id, position, name, slug)
       select $1, $2, coalesce(max(position) + 1, 0), $3, $4 from category where main_id = $2`,
      [id, main.id, category_name, slug],
    );
    byName.set(key, { main_id: main.id, category_id: id, main_name: main.name, category_name });
  }
  return byName;
}

/** Gives a new category an id that follows from its place, and an address like its name, both unlike those of others. */
function namer(others: readonly CategoryRow[]) {
  const ids = new Set(others.map(({ id }) => id));
  const slugs = new Set(others.map(({ slug }) => slug));
  return (kind: string, place: string, name: string): CategoryRow => {
    const id = unlike(ids, (end) => stableId(`${kind} ${place.toLowerCase()}${end}`));
    const slug = unlike(slugs, (end) => `${slugOf(name)}${end}`);
    return { id, name, slug };
  };
}

/** The first text that is none of these, which it then joins. */
function unlike(taken: Set<string>, write: (end: string) => string): string {
  let text = write('');
  for (let turn = 2; taken.has(text); turn += 1) text = write(`-${turn}`);
  taken.add(text);
  return text;
}

function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'category';
}
