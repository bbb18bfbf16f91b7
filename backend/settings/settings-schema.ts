import { address, menusSchema, section, text } from '@storefront/shared/api/menus-schema';
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
const page = v.optional(text(50_000));

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

/** The front matter of a post. */
export const frontMatterSchema = section({
  title: text(200),
  summary: text(500),
  date: v.optional(v.pipe(text(10), v.isoDate('is not a date such as 2026-01-31'))),
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
