import type { Menus } from '@storefront/shared/api/menus-schema';
import type { Site } from '@storefront/shared/contracts/site';
import { useSite } from '@storefront/shared/router';

/** A menu entry (P8). */
export interface MenuItem {
  readonly id?: string;
  readonly text: string;
  /** Path in the shop, or an absolute address when `external`. */
  readonly url: string;
  readonly extraClass?: string;
  readonly subClass?: string;
  readonly external?: boolean;
  readonly module?: string;
  readonly subMenu?: readonly MenuItem[];
  readonly megaContent?: readonly MegaGroup[];
  readonly megaItems?: readonly MenuItem[];
  readonly heading?: string;
  readonly title?: string;
  readonly maincategory?: boolean;
  /** Id of the main category, if the backend has it; stored as `sMain` on a click (P11). */
  readonly mainId?: string;
  readonly active?: boolean;
}

/** A column of a menu. */
interface MegaGroup {
  readonly heading: string;
  readonly items: readonly Pick<MenuItem, 'text' | 'url' | 'mainId'>[];
}

/** The site as the shell knows it: remotes have no menus. */
export interface ShellSite extends Site {
  readonly menus: Menus;
}

/** The menus of the company's own, on any page below the layout; the others are those of `specified-menus.json` (P8, P10). */
export function useOwnMenus(): Menus {
  return (useSite() as Partial<ShellSite>).menus ?? {};
}
