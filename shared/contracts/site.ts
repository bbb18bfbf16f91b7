/** What every page knows of the company, from the settings (specification sections 1 and 3). */
export interface Site {
  /** Name of the company, or a neutral one. */
  readonly brand: string;
  readonly phoneNumber: string | null;
  /** The main categories; empty when they could not be loaded, and the menus go on with what they have. */
  readonly categories: readonly SiteCategory[];
}

/** What is shown while nothing is known of the company. */
export const neutralSite: Site = { brand: 'Medical & Dental Supplies', phoneNumber: null, categories: [] };

/** A main category as the menus need it. */
export interface SiteCategory {
  readonly id: string;
  readonly name: string;
}

/** Id of the shell's layout route: its loader data is the `Site`, and remotes' routes hang under it. */
export const layoutRouteId = 'layout';
