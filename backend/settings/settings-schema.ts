import { address, menusSchema, section, text } from '@storefront/shared/api/menus-schema';
import { policiesOf } from '@storefront/shared/api/policies-of';
import * as v from 'valibot';
import { mailAddress } from '../mail/mail-address';

const words = v.optional(text(300));
const mailbox = v.optional(
  v.pipe(
    text(254),
    v.check((value) => mailAddress(value) !== null, 'is not an e-mail address'),
  ),
);

/** A path below the folder of the settings, without folders or files that are hidden. */
export const pictureFile = /^(?:[^./\\:][^/\\:]*\/)*[^./\\:][^/\\:]*$/;
const pictureSource = v.union(
  [address, v.pipe(text(2_000), v.regex(pictureFile))],
  'is neither a path of the shop nor an address with https:// nor a file of this folder',
);
const picture = v.optional(section({ url: pictureSource, alt: text(300) }));
/** A page of more blocks would be dropped where it is read (P75). */
const page = v.optional(
  v.pipe(
    text(50_000),
    v.check(
      (value) => policiesOf({ terms: value }).terms !== undefined,
      'has no words, or more than 500 headings and paragraphs',
    ),
  ),
);

/** `settings.yaml`. What it leaves out is as the specification says. */
export const settingsSchema = section({
  company: v.optional(
    section({ name: words, phoneNumber: words, email: mailbox, address: words, abn: words }),
  ),
  receivers: v.optional(section({ quote: mailbox, general: mailbox, subscribe: mailbox })),
  promises: v.optional(section({ answersWithin: v.optional(text(60)), pricesInclude: v.optional(text(40)) })),
  logo: picture,
  icon: picture,
  cover: picture,
  banner: picture,
  home: v.optional(
    section({
      eyebrow: words,
      title: words,
      text: v.optional(text(1_000)),
      categories: words,
      latest: words,
      featured: words,
      onSale: words,
      testimonials: words,
    }),
  ),
  testimonials: v.optional(
    v.pipe(
      v.array(section({ name: words, role: words, text: text(1_000) }), 'is not a list'),
      v.nonEmpty('is empty: leave the line out'),
    ),
  ),
  menus: v.optional(menusSchema),
  pages: v.optional(
    section({
      'about-us': page,
      'core-team': page,
      'order-tracking': page,
      'comming-soon': page,
      privacy: page,
      terms: page,
      returns: page,
    }),
  ),
});

/** '2026-02-29' is none. */
const isDay = (value: string) =>
  v.is(v.pipe(v.string(), v.isoDate()), value) && new Date(value).toJSON()?.startsWith(value) === true;

/** The front matter of a post. */
export const frontMatterSchema = section({
  title: text(200),
  summary: text(500),
  date: v.optional(v.pipe(text(10), v.check(isDay, 'is not a date such as 2026-01-31'))),
  label: v.optional(text(60)),
  picture,
});

/** A post as its file has it. */
export interface PostFile extends v.InferOutput<typeof frontMatterSchema> {
  readonly markdown: string;
}

/** The settings and posts of a folder. */
export type ShopSettings = v.InferOutput<typeof settingsSchema> & {
  /** By slug, which is the file's name. */
  readonly posts: Readonly<Record<string, PostFile>>;
};
