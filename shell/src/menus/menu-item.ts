/** One entry of a menu (P8). */
export interface MenuItem {
  readonly id: string;
  readonly text: string;
  /** Path within the shop, or an absolute address when `external`. */
  readonly url: string;
  readonly extraClass?: string;
  readonly subClass?: string;
  readonly external?: boolean;
  readonly module?: string;
  readonly subMenu?: readonly MenuItem[];
  /** Columns of a mega-menu. */
  readonly megaContent?: readonly MegaGroup[];
  /** Entries of a mega-menu without columns. */
  readonly megaItems?: readonly MenuItem[];
  readonly heading?: string;
  readonly title?: string;
  readonly maincategory?: boolean;
  /** Id of the main category, if the backend has it: choosing the entry stores it as `sMain` (P11). */
  readonly mainId?: string;
  /** Whether the sub-menu stays open. */
  readonly active?: boolean;
}

/** One column of a mega-menu (P8). */
export interface MegaGroup {
  readonly heading: string;
  readonly items: readonly Pick<MenuItem, 'text' | 'url' | 'mainId'>[];
}

/** A preview of a home layout (P8). */
export interface HomePreview extends Pick<MenuItem, 'id' | 'text' | 'url'> {
  readonly image: string;
}
