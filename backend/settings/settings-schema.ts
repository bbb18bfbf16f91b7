import { safeAddress } from '@storefront/shared/api/safe-address';
import * as v from 'valibot';
import { mailAddress } from '../mail/mail-address';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A text of at most `most` characters. */
const text = (most: number) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.nonEmpty('is empty: leave the line out'),
    v.maxLength(most, `has more than ${most} characters`),
    v.check((value) => !controls.test(value), 'has control characters'),
  );
const words = v.optional(text(300));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, 'is not a list'), v.maxLength(100, 'has more than 100 entries')));
const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'is not a list of names, each with a colon');
const address = v.pipe(
  text(2_000),
  v.check(
    (value) => safeAddress(value) !== null && /^(\/|https?:)/i.test(value),
    'is neither a path of the shop nor an address with https://',
  ),
);
const mailbox = v.optional(
  v.pipe(
    text(254),
    v.check((value) => mailAddress(value) !== null, 'is not an e-mail address'),
  ),
);
const picture = v.optional(section({ url: address, alt: text(300) }));
const link = section({ text: text(100), url: address });
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
  menus: v.optional(
    section({
      main: list(link),
      foot: list(link),
      categories: list(section({ heading: text(100), items: list(text(100)) })),
      pages: list(section({ heading: text(100), items: list(link) })),
      homes: list(section({ text: text(100), url: address, image: address })),
    }),
  ),
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
