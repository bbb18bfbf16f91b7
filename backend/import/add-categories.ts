import { stableId } from 'sample/stable-id';
import type { Queries } from '../database/database';
import { StartupError } from '../startup-error';
import { shelfOf } from './stage-products';

/** A category of a main category, as a product document names it. */
interface Shelf {
  readonly main_id: string;
  readonly category_id: string;
  readonly main_name: string;
  readonly category_name: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** More are another column that was taken for the categories. */
const mostNew = 1000;

/**
 * Finds categories by their names, without regard to case, and makes those that are missing, last in their order.
 * @throws StartupError when these are too many
 */
export async function addCategories(
  { query }: Queries,
  names: readonly (readonly [main: string, sub: string])[],
): Promise<{ readonly shelves: ReadonlyMap<string, Shelf>; readonly added: readonly string[] }> {
  const mains = await query<Named>(
    'select id, name, slug from main_category order by position desc, id desc',
  );
  const known = await query<Named & Shelf>(
    `select category.id, category.name, category.slug, main_id, category.id as category_id, main_category.name as main_name,
            category.name as category_name
       from category join main_category on main_category.id = main_id
      order by category.position desc, category.id desc`,
  );
  const nameMain = namer(mains);
  const nameCategory = namer(known);
  const mainsByName = new Map(mains.map((main) => [shelfOf([main.name, '']), main]));
  const shelves = new Map<string, Shelf>();
  /** The only category of a name; null where there are several. */
  const alone = new Map<string, Shelf | null>();
  const added: string[] = [];
  const add = (shelf: Shelf) => {
    const { main_name, category_name: name } = shelf;
    shelves.set(shelfOf([main_name, name]), shelf);
    const other = alone.get(shelfOf([name, name]));
    alone.set(shelfOf([name, name]), other === undefined || other === shelf ? shelf : null);
  };
  for (const { main_id, category_id, main_name, category_name } of known)
    add({ main_id, category_id, main_name, category_name });

  for (const [main_name, category_name] of names.map(([main, sub]) => [main.trim(), sub.trim()] as const)) {
    const key = shelfOf([main_name, category_name]);
    // A file that knows one level alone says so by the same name twice.
    const same = shelves.get(key) ?? alone.get(key);
    if (same) {
      shelves.set(key, same);
      continue;
    }
    added.push(`${main_name} > ${category_name}`);
    if (added.length > mostNew) continue;
    const main = mainsByName.get(shelfOf([main_name, ''])) ?? nameMain('main category', main_name, main_name);
    if (!mainsByName.has(shelfOf([main_name, ''])))
      await query(
        `insert into main_category (id, position, name, slug)
         select $1, coalesce(max(position) + 1, 0), $2, $3 from main_category`,
        [main.id, main.name, main.slug],
      );
    mainsByName.set(shelfOf([main_name, '']), main);
    const { id, slug } = nameCategory('category', `${main.name} > ${category_name}`, category_name);
    await query(
      `insert into category (id, main_id, position, name, slug)
       select $1, $2, coalesce(max(position) + 1, 0), $3, $4 from category where main_id = $2`,
      [id, main.id, category_name, slug],
    );
    add({ main_id: main.id, category_id: id, main_name: main.name, category_name });
  }
  if (added.length > mostNew)
    throw new StartupError(
      `Nothing was changed: the file has ${added.length} new categories, such as '${added[0]}'. Is its column the right one?`,
    );
  return { shelves, added };
}

/** Gives a new category an id that follows from its place, and an address like its name, both unlike those of others. */
function namer(others: readonly Named[]) {
  const ids = new Set(others.map(({ id }) => id));
  const slugs = new Set(others.map(({ slug }) => slug));
  return (kind: string, place: string, name: string): Named => {
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
