import * as v from 'valibot';
import { safeAddress } from './safe-address';

/** Characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** A text of at most `most` characters, as the owner of a shop gives it. */
export const text = (most: number) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.nonEmpty('is empty: leave the line out'),
    v.maxLength(most, `has more than ${most} characters`),
    v.check((value) => !controls.test(value), 'has control characters'),
  );

/** Named values, all of them known. */
export const section = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'is not a list of names, each with a colon');

/** A list of up to a hundred entries. */
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'is not a list'), v.maxLength(100, 'has more than 100 entries'));

/** A path of the shop, or an absolute address. */
export const address = v.pipe(
  text(2_000),
  v.check(
    (value) => safeAddress(value) !== null && /^(\/|https?:)/i.test(value),
    'is neither a path of the shop nor an address with https://',
  ),
);

const link = { text: text(100), url: address };
const column = <Item extends v.GenericSchema>(item: Item) =>
  section({ heading: text(100), items: list(item) });

/** Menus of a company (P91). Each takes the place of the specified one (P8); an empty one hides it. */
export const menusSchema = section({
  main: v.optional(list(section(link))),
  foot: v.optional(list(section(link))),
  /** Names of categories. */
  categories: v.optional(list(column(text(100)))),
  pages: v.optional(list(column(section(link)))),
  homes: v.optional(list(section({ ...link, image: address }))),
});

/** Menus of a company. */
export type Menus = v.InferOutput<typeof menusSchema>;
