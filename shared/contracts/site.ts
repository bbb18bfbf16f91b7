/** Company data on every page, from the settings (P2). @sealed */
export interface Site {
  /** Name of the company, or a neutral name. */
  readonly brand: string;
  readonly phoneNumber: string | null;
  /** Shown in the header in place of the brand, if there is one. */
  readonly logo: SitePicture | null;
  /** The page's favicon (P2). */
  readonly icon: SitePicture | null;
  /** Picture of the home page, and of links to the shop (P2). */
  readonly cover: SitePicture | null;
  /** The main categories; empty when they could not be loaded: the menus then do without. */
  readonly categories: readonly SiteCategory[];
  /** What all prices include, such as 'GST'; null when the settings do not say (P74). */
  readonly pricesInclude: string | null;
  /** The company's policies that have a page (P75). */
  readonly policies: readonly PolicyName[];
}

/** Policies a company may have, in the order of their links (P75). */
export const policyNames = ['privacy', 'terms', 'returns'] as const;

/** Name of a policy: its page's path and its key in the settings (P75). */
export type PolicyName = (typeof policyNames)[number];

/** Company data used when the settings could not be loaded. */
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

/** A picture of the company. */
export interface SitePicture {
  /** Absolute, or a path below the configured picture base. */
  readonly url: string;
  readonly alt: string;
}

/** A main category as the menus need it. */
export interface SiteCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** Id of the shell's layout route: its loader returns the `Site`, and remotes' routes are its children. */
export const layoutRouteId = 'layout';
