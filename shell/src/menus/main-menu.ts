import type { Site } from '@storefront/shared/contracts/site';
import { useSite } from '@storefront/shared/router';

/** A menu entry (P8). */
export interface MenuItem {
  readonly id: string;
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
export interface MegaGroup {
  readonly heading: string;
  readonly items: readonly Pick<MenuItem, 'text' | 'url' | 'mainId'>[];
}

/** A preview of a home layout (P8). */
export interface HomePreview extends Pick<MenuItem, 'id' | 'text' | 'url'> {
  readonly image: string;
}

/** Menus of the shop's own, each in place of the specified one (P91). */
export interface OwnMenus {
  readonly main?: readonly MenuItem[];
  readonly foot?: readonly MenuItem[];
  /** Names of categories in columns. */
  readonly categories?: readonly { readonly heading: string; readonly items: readonly string[] }[];
  readonly pages?: readonly MegaGroup[];
  readonly homes?: readonly HomePreview[];
}

/** The site as the shell knows it: remotes have no menus. */
export interface ShellSite extends Site {
  readonly menus: OwnMenus;
}

/** The menus of the shop's own, on any page below the layout. */
export function useOwnMenus(): OwnMenus {
  return (useSite() as Partial<ShellSite>).menus ?? {};
}

/** The main menu (P8). */
export const mainMenu: readonly MenuItem[] = [
  { id: 'shop', text: 'Shop', url: '/shop' },
  { id: 'about-us', text: 'About Us', url: '/about-us' },
  { id: 'core-team', text: 'Core Team', url: '/core-team' },
  { id: 'contact-us', text: 'Contact Us', url: '/contact-us' },
];

/** The footer's menu (P8). */
export const footerMenu: readonly MenuItem[] = [
  { id: 'about', text: 'About', url: '/about-us' },
  { id: 'order-tracking', text: 'Order Tracking', url: '/shop/order-tracking' },
  { id: 'blog', text: 'Blog', url: '/blog' },
  { id: 'contact', text: 'Contact', url: '/contact-us' },
];
