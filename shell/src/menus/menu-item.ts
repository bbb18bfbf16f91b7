/** One entry of a menu (P8). */
export interface MenuItem {
  readonly id: string;
  readonly text: string;
  /** Path within the shop, or an absolute address when `external`. */
  readonly url: string;
  /** Class of the entry when it has something below it. */
  readonly extraClass?: string;
  /** Class of the list below it. */
  readonly subClass?: string;
  readonly external?: boolean;
  /** Part of the shop the entry leads to. */
  readonly module?: string;
  readonly subMenu?: readonly MenuItem[];
  /** Columns of a mega-menu. */
  readonly megaContent?: readonly MegaGroup[];
  /** Entries of a mega-menu without columns. */
  readonly megaItems?: readonly MenuItem[];
  /** Words above the list below it. */
  readonly heading?: string;
  /** Tooltip. */
  readonly title?: string;
  /** Whether it is a main category. */
  readonly maincategory?: boolean;
  /** Id of the main category, when the backend has said it: choosing the entry keeps it under `sMain` (P11). */
  readonly mainId?: string;
  /** Its sub-menu stays open whichever else is opened. */
  readonly active?: boolean;
}

/** One column of a mega-menu (P8). */
export interface MegaGroup {
  readonly heading: string;
  readonly items: readonly Pick<MenuItem, 'text' | 'url' | 'mainId'>[];
}

/** A home layout as it is offered for a look (P8). */
export interface HomePreview extends Pick<MenuItem, 'id' | 'text' | 'url'> {
  /** Path of its picture. */
  readonly image: string;
}
