import { entriesOf, fieldsOf, type JsonFields, textOf } from '@storefront/shared/api/json-fields';
import { safeAddress } from '@storefront/shared/api/safe-address';
import type { MenuItem, OwnMenus } from '../../src/menus/main-menu';

/** Most entries of a list. */
const mostEntries = 100;

/** Reads a company's menus (P91), and never throws: what is no entry is left out. A list that is missing is the specified menu. */
export function ownMenusFrom(fields: JsonFields): OwnMenus {
  const menus = {
    main: listFrom(fields.main, linkFrom),
    foot: listFrom(fields.foot, linkFrom),
    categories: listFrom(fields.categories, (column) => columnFrom(column, textOf)),
    pages: listFrom(fields.pages, (column) => columnFrom(column, linkFrom)),
    homes: listFrom(fields.homes, (home, place) => {
      const image = safeAddress(fieldsOf(home).image);
      const link = linkFrom(home, place);
      return link && image && { ...link, image };
    }),
  };
  return Object.fromEntries(Object.entries(menus).filter(([, list]) => list !== null));
}

type Reader<Entry> = (value: unknown, place: number) => Entry | null;

function listFrom<Entry>(value: unknown, read: Reader<Entry>): readonly Entry[] | null {
  if (!Array.isArray(value)) return null;
  return value.slice(0, mostEntries).flatMap((entry, place) => read(entry, place) ?? []);
}

function linkFrom(value: unknown, place: number): MenuItem | null {
  const fields = fieldsOf(value);
  const [text, url] = [textOf(fields.text), safeAddress(fields.url)];
  if (text === null || url === null) return null;
  return { id: `own-${place}`, text, url, ...(/^https?:/i.test(url) && { external: true }) };
}

function columnFrom<Entry>(value: unknown, read: Reader<Entry>) {
  const { heading, items } = fieldsOf(value);
  const text = textOf(heading);
  return text === null ? null : { heading: text, items: listFrom(entriesOf(items), read) ?? [] };
}
