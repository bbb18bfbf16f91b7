import { matchesCategory } from '@storefront/shared/product/matches-category';
import type { Database, Queries } from '../database/database';
import { takeSchemaLock } from '../database/migrate';
import type { ShopSettings } from './settings-schema';
import { readStoredSettings, replaceSettings } from './stored-settings';

/** Makes a shop's settings be as these, all or nothing, and says each difference. Returns how many there are. @throws StartupError */
export async function importSettings(
  database: Database,
  settings: ShopSettings,
  { dryRun, say }: { readonly dryRun: boolean; readonly say: (line: string) => void },
): Promise<number> {
  return database.transaction(async (queries) => {
    await takeSchemaLock(queries);
    await queries.script('lock table setting in share row exclusive mode');
    const lines = differences(await readStoredSettings(queries), settings);
    for (const line of lines) say(line);
    if (lines.length > 0 && !dryRun) await replaceSettings(queries, settings);
    return lines.length;
  });
}

/** Names in the settings' category menu by which the catalogue has no category. */
export async function unknownCategories({ query }: Queries, { menus }: ShopSettings): Promise<string[]> {
  const known = await query<{ name: string; slug: string }>(
    'select name, slug from main_category union all select name, slug from category',
  );
  const named = (menus?.categories ?? []).flatMap(({ heading, items }) => [heading, ...items]);
  return named.filter((name) => !known.some(matchesCategory(name)));
}

/** A line for each text that differs; of a post that comes or goes, its title. */
function differences(before: ShopSettings, after: ShopSettings): readonly string[] {
  const [old, next] = [texts(before), texts(after)];
  const isDetail = (name: string) => {
    const [, slug = '', field] = /^posts\.([^.]+)\.(.+)/.exec(name) ?? [];
    return field !== undefined && field !== 'title' && !(before.posts[slug] && after.posts[slug]);
  };
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((name) => old.get(name) !== next.get(name) && !isDetail(name))
    .map((name) => `${name}: ${change(old.get(name), next.get(name))}`);
}

/** All texts in a value by their places: `menus.main.0.text`. An empty list is one, since it hides its menu. */
function texts(value: unknown, place = ''): ReadonlyMap<string, string> {
  if (value === undefined) return new Map();
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (typeof value === 'string' || (Array.isArray(value) && inside.length === 0))
    return new Map([[place, String(value)]]);
  return new Map(inside.flatMap(([name, one]) => [...texts(one, place ? `${place}.${name}` : name)]));
}

/** What a text was and becomes; long ones from where they differ. */
function change(before = '(none)', after = '(none)'): string {
  let same = 0;
  while (before[same] === after[same] && same < before.length) same += 1;
  const cut = (text: string) =>
    text
      .slice(Math.max(0, same - 20))
      .slice(0, 60)
      .replaceAll(/\s+/g, ' ');
  return `${cut(before)} → ${cut(after)}`;
}
