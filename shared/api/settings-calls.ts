import type { Connection } from '../contracts/connections';
import type { SitePicture } from '../contracts/site';
import { answerOf, listOf } from './answer';
import { fieldsOf, type JsonFields, textOf } from './json-fields';
import { type Policies, pagesOf, policiesOf } from './policies-of';
import { safeAddress } from './safe-address';

/** Words of the home page besides the banner's title and text (P91). */
const homeWords = ['eyebrow', 'categories', 'latest', 'featured', 'onSale', 'testimonials'] as const;

/** Texts of the banner (P2), and words of the home page. */
export interface Caption extends Readonly<Partial<Record<(typeof homeWords)[number], string>>> {
  readonly title: string | null;
  readonly text: string | null;
}

/** The company behind the shop. */
export interface Company {
  readonly name: string | null;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly abn: string | null;
  /** What all prices include, such as 'GST' (P74). */
  readonly pricesInclude: string | null;
  /** When it answers, such as 'one business day' (P91). */
  readonly answersWithin: string | null;
  /** Texts of its policies (P75). */
  readonly policies: Policies;
  /** Texts of its other pages (P91). */
  readonly pages: ReturnType<typeof pagesOf>;
  /** Its menus as the backend gave them (P91). */
  readonly menus: JsonFields;
}

/** Longest text of what prices include, in characters: it stands beside a price. */
const maxIncludedLength = 40;

/** A customer's testimonial. */
export interface Testimonial {
  readonly name: string | null;
  readonly role: string | null;
  readonly text: string;
}

interface Settings {
  readonly logo: SitePicture;
  readonly cover: SitePicture;
  readonly banner: SitePicture;
  readonly icon: SitePicture;
  readonly caption: Caption;
  readonly company: Company;
  readonly testimonial: Testimonial;
}

type SettingName = keyof Settings;

/** Calls for the company's settings. */
export interface SettingsCalls {
  /** The entries of a setting, possibly none; the last one counts (P2). Throws ApiError. */
  readonly settings: <Name extends SettingName>(
    name: Name,
    signal?: AbortSignal,
  ) => Promise<readonly Settings[Name][]>;
}

function picture(fields: JsonFields): SitePicture | null {
  const url = safeAddress(fields.url);
  return url === null ? null : { url, alt: textOf(fields.alt) ?? '' };
}

/** Reads what prices include, such as 'GST', from a company's field (P74); null for no text or one that is too long. */
export function pricesIncludeOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== null && text.length <= maxIncludedLength ? text : null;
}

const adapters: { readonly [Name in SettingName]: (fields: JsonFields) => Settings[Name] | null } = {
  logo: picture,
  cover: picture,
  banner: picture,
  icon: picture,
  caption: ({ title, text, ...others }) => ({
    title: textOf(title),
    text: textOf(text),
    ...Object.fromEntries(
      homeWords.flatMap((name) => {
        const words = textOf(others[name]);
        return words === null ? [] : [[name, words]];
      }),
    ),
  }),
  company: ({ name, phoneNumber, email, address, abn, pages, menus, ...others }) => ({
    name: textOf(name),
    phoneNumber: textOf(phoneNumber),
    email: textOf(email),
    address: textOf(address),
    abn: textOf(abn),
    pricesInclude: pricesIncludeOf(others.pricesInclude),
    answersWithin: textOf(others.answersWithin),
    policies: policiesOf(others),
    pages: pagesOf(fieldsOf(pages)),
    menus: fieldsOf(menus),
  }),
  testimonial: ({ name, role, text }) => {
    const words = textOf(text);
    return words === null ? null : { name: textOf(name), role: textOf(role), text: words };
  },
};

/** Makes the settings calls over `shop`. */
export function settingsCalls(shop: Connection): SettingsCalls {
  return {
    settings: async (name, signal) => {
      const path = `api/v1/settings/${name}`;
      const { data } = answerOf(await shop.get(path, undefined, signal));
      return listOf(path, data, (entry) => adapters[name](fieldsOf(entry)));
    },
  };
}
