import { policyNames } from '@storefront/shared/contracts/site';
import type { Queries } from '../database/database';
import { postText } from './post-text';
import { frontMatterSchema, type PostFile, type ShopSettings, settingsSchema } from './settings-schema';

type Entry = Readonly<Record<string, unknown>>;

const pictures = ['logo', 'icon', 'cover', 'banner'] as const;
const { company, promises, home, receivers, pages } = settingsSchema.entries;
const policies = Object.fromEntries(policyNames.map((policy) => [policy, true]));

/** Reads the settings of a shop. What was stored by other means, and no file can say, is left out. */
export async function readStoredSettings({ query }: Queries): Promise<ShopSettings> {
  const rows = await query<{ kind: string; entry: Entry }>(
    'select kind, entry from setting order by kind, position',
  );
  const all = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.entry] : []));
  const last = (kind: string) => all(kind).at(-1) ?? {};
  const stored = last('company');
  const posts = all('post').map((post) => [
    post.slug,
    pick(post, { ...frontMatterSchema.entries, markdown: true }),
  ]);
  const settings = {
    company: pick(stored, company.wrapped.entries),
    promises: pick(stored, promises.wrapped.entries),
    receivers: pick(last('receiver'), receivers.wrapped.entries),
    ...Object.fromEntries(pictures.map((kind) => [kind, pick(last(kind), { url: true, alt: true })])),
    home: pick(last('caption'), home.wrapped.entries),
    testimonials: all('testimonial').map((one) => pick(one, { name: true, role: true, text: true })),
    menus: stored.menus ?? {},
    pages: pick({ ...(stored.pages as Entry), ...pick(stored, policies) }, pages.wrapped.entries),
  };
  const said = Object.entries(settings).filter(([, value]) => Object.keys(value as object).length > 0);
  return { ...Object.fromEntries(said), posts: Object.fromEntries(posts) } as ShopSettings;
}

/** Replaces all settings of a shop. @throws StartupError that names the post that cannot be shown */
export async function replaceSettings(queries: Queries, settings: ShopSettings): Promise<void> {
  const { privacy, terms, returns, ...others } = settings.pages ?? {};
  const lists: Readonly<Record<string, readonly object[]>> = {
    company: [
      {
        ...settings.company,
        ...settings.promises,
        privacy,
        terms,
        returns,
        pages: others,
        menus: settings.menus,
      },
    ],
    receiver: [settings.receivers ?? {}],
    caption: [settings.home ?? {}],
    testimonial: settings.testimonials ?? [],
    post: Object.entries(settings.posts)
      .map(([slug, post]) => ({ slug, ...post, text: postText(slug, post) }))
      .sort(newestFirst),
    ...Object.fromEntries(pictures.map((kind) => [kind, settings[kind] ? [settings[kind]] : []])),
  };
  const rows = Object.entries(lists).flatMap(([kind, list]) =>
    list.map((entry, position) => ({ kind, position, entry: { id: position + 1, ...entry } })),
  );
  await queries.query('delete from setting where kind = any($1)', [Object.keys(lists)]);
  await queries.query(
    'insert into setting select * from jsonb_populate_recordset(null::setting, $1::text::jsonb)',
    [JSON.stringify(rows)],
  );
}

function newestFirst(one: PostFile, other: PostFile): number {
  return (other.date ?? '').localeCompare(one.date ?? '');
}

/** The fields of an entry that have these names and are there. */
function pick(entry: Entry, names: object): Entry {
  return Object.fromEntries(
    Object.keys(names).flatMap((name) => {
      const value = entry[name];
      return value === null || value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
