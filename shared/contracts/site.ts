/** What every page knows of the company, from the settings (P2). @sealed */
export interface Site {
  /** Name of the company, or a neutral one. */
  readonly brand: string;
  readonly phoneNumber: string | null;
  /** Stands for the brand in the header, when there is one. */
  readonly logo: SitePicture | null;
  /** The page's icon in the browser (P2). */
  readonly icon: SitePicture | null;
  /** The home page's picture, and that of links to the shop (P2). */
  readonly cover: SitePicture | null;
  /** The main categories; empty when they could not be loaded, and the menus go on with what they have. */
  readonly categories: readonly SiteCategory[];
  /** What all prices include, as 'GST'; null where the settings do not say it (P74). */
  readonly pricesInclude: string | null;
  /** Policies of the company that there is a page of (P75). */
  readonly policies: readonly PolicyName[];
}

/** The policies that a company may have, in the order of their links (P75). */
export const policyNames = ['privacy', 'terms', 'returns'] as const;

/** Name of a policy, which is the address of its page and of its text in the settings as well (P75). */
export type PolicyName = (typeof policyNames)[number];

/** What is shown while nothing is known of the company. */
export const neutralSite: Site = {
  brand: 'Medical & Dental Supplies',
  phoneNumber: null,
  logo: null,
  icon: null,
  cover: null,
  categories: [],
  pricesInclude: null,
  policies: [],
};

/** A picture of the company's. */
export interface SitePicture {
  /** Absolute, or a path to be put behind the configured picture base. */
  readonly url: string;
  readonly alt: string;
}

/** A main category as the menus need it. */
export interface SiteCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Id of the shell's layout route: its loader data is the `Site`, and remotes' routes hang under it. */
export const layoutRouteId = 'layout';
