import type { Database } from '../database/database';
import { trySchemaLock } from '../database/migrate';
import { StartupError } from '../startup-error';
import type { ShopSettings } from './settings-schema';
import { readStoredSettings, replaceSettings } from './stored-settings';

/** Makes a shop's settings be as these, all or nothing, and says each difference. Returns how many there are. @throws StartupError */
export async function importSettings(
  database: Database,
  settings: ShopSettings,
  { dryRun, say }: { readonly dryRun: boolean; readonly say: (line: string) => void },
): Promise<number> {
  return database.transaction(async (queries) => {
    const [lock] = await queries.query<{ taken: boolean }>(trySchemaLock);
    if (!lock?.taken)
      throw new StartupError(
        'Nothing was changed: another import or a migration is at work. Try again later.',
      );
    await queries.script('lock table setting in share row exclusive mode');
    const lines = differences(await readStoredSettings(queries), settings);
    for (const line of lines) say(line);
    if (lines.length > 0 && !dryRun) await replaceSettings(queries, settings);
    return lines.length;
  });
}

/** A line for each post that comes or goes, and each text that differs. */
export function differences(before: ShopSettings, after: ShopSettings): readonly string[] {
  const posts = [...new Set([...Object.keys(before.posts), ...Object.keys(after.posts)])].sort();
  const whole = posts.flatMap((slug) => {
    const [old, next] = [before.posts[slug], after.posts[slug]];
    if (old && next) return [];
    return next ? [`new post ${slug}: ${next.title}`] : [`removed post ${slug}: ${old?.title}`];
  });
  const both = ({ posts: all, ...others }: ShopSettings) => ({
    ...others,
    posts: Object.fromEntries(
      posts.flatMap((slug) => (before.posts[slug] && after.posts[slug] ? [[slug, all[slug]]] : [])),
    ),
  });
  const [old, next] = [texts(both(before)), texts(both(after))];
  const names = [...new Set([...old.keys(), ...next.keys()])].filter(
    (name) => old.get(name) !== next.get(name),
  );
  return [...names.map((name) => `${name}: ${shown(old.get(name), next.get(name))}`), ...whole];
}

/** All texts in a value, by their places: `menus.main.0.text`. */
function texts(value: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map(value === undefined ? [] : [[place, String(value)]]);
  const inside = Object.entries(value);
  // An empty list hides its menu.
  if (inside.length === 0 && Array.isArray(value)) return new Map([[place, 'none']]);
  return new Map(inside.flatMap(([name, one]) => [...texts(one, place ? `${place}.${name}` : name)]));
}

/** What a text was and becomes, each from where they differ. */
function shown(before: string | undefined, after: string | undefined): string {
  const [one = '', other = ''] = [before, after];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - 20);
  const cut = (text: string | undefined) => {
    if (text === undefined) return '(none)';
    const rest = text.slice(from).replaceAll(/\s+/g, ' ');
    return `${from > 0 ? '…' : ''}${rest.length > 60 ? `${rest.slice(0, 59)}…` : rest}`;
  };
  return `${cut(before)} → ${cut(after)}`;
}
