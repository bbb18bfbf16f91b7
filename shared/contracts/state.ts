/** State of the page frame (P34). */
export interface AppState {
  readonly isSearchBoxShow: boolean;
  /** Whether the cart drawer is open (P41). */
  readonly isDrawerShow: boolean;
}

/** State of the listing (P34). */
export interface ShopState {
  /** True for a grid, false for a list. */
  readonly isGridView: boolean;
  /** Whether the filter panel is open. */
  readonly isFilter: boolean;
}

/** An entry of the cart, wishlist or compare list as stored in cookies (P34, P35); in the last two the quantity is 1. */
export interface CartLine {
  /** Never empty; any Unicode. */
  readonly id: string;
  /** Whole number from 1 to `maxQuantity`. */
  readonly quantity: number;
}

/** The visitor's lists, in order of addition; an id occurs once per list. Spelt as in P34. */
export interface EcomerceState {
  readonly wishlistItems: readonly CartLine[];
  readonly compareItems: readonly CartLine[];
  readonly cartItems: readonly CartLine[];
}

/** State of the storefront by topic. Plain data, to be inlined into a document. */
export interface State {
  readonly app: AppState;
  readonly shop: ShopState;
  readonly ecomerce: EcomerceState;
}

/** Name of a state topic. */
export type TopicName = keyof State;

/** The lists kept in cookies of the same names (P35). */
export const storedLists = ['cart', 'wishlist', 'compare'] as const;

/** Name of a list and of its cookie. */
export type StoredList = (typeof storedLists)[number];

/** The state field of each list. */
export const listFields = {
  cart: 'cartItems',
  wishlist: 'wishlistItems',
  compare: 'compareItems',
} as const satisfies Record<StoredList, keyof EcomerceState>;

/** Most lines of a list: as many ids of 24 characters as fit its cookie (P35). */
export const maxLines = 160;

/** Largest quantity of a cart line (P37). */
export const maxQuantity = 9999;

/** Whether a value is a valid quantity (P37): a whole number from 1 to `maxQuantity`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity;
}

/** A change of one list (P37, P40). Quantities are clamped to 1 to `maxQuantity`. */
export type ListChange =
  /** Appends. An existing line of the cart grows by `quantity` (default 1); in other lists it stays. */
  | {
      readonly list: StoredList;
      readonly intent: 'add';
      readonly id: string;
      readonly quantity?: number;
      /** The product's name, for messages. */
      readonly name?: string;
    }
  | { readonly list: StoredList; readonly intent: 'remove'; readonly id: string }
  | { readonly list: StoredList; readonly intent: 'clear' }
  /** Moves into the cart as `add` does; refused as a whole when the cart is full or its line has `maxQuantity`. */
  | {
      readonly list: 'wishlist' | 'compare';
      readonly intent: 'move';
      readonly id: string;
      /** The product's name, for messages. */
      readonly name?: string;
    }
  /** No effect when the cart has no such line. */
  | { readonly list: 'cart'; readonly intent: 'set'; readonly id: string; readonly quantity: number }
  /** By one; never below 1. */
  | { readonly list: 'cart'; readonly intent: 'up' | 'down'; readonly id: string }
  /** Reinserts removed lines at their place; of a line added again meanwhile the larger quantity counts. */
  | ({ readonly intent: 'restore' } & RemovedLines);

/** Lines that a change removed from a list, adjacent, to be undone (P42). */
export interface RemovedLines {
  readonly list: StoredList;
  /** In list order; never empty. */
  readonly lines: readonly CartLine[];
  /** Index of the first line. */
  readonly place: number;
}

/** An addition to the cart, to be announced and undone (P73). */
export interface Addition extends CartLine {
  /** The product's name; missing when the caller gave none. */
  readonly name?: string;
  /** The lines it was moved from. */
  readonly from?: RemovedLines;
}

/** A message shown as a toast and announced (P17). */
export interface Notice {
  readonly kind: 'success' | 'info' | 'warning';
  readonly title: string;
  /** One plain sentence. */
  readonly text: string;
  /** Undoes what the message reports; missing when it cannot be undone. Browsers only. */
  readonly undo?: () => void;
  /** Whether to offer a link to the cart; browsers only. */
  readonly offersCart?: boolean;
}

/** A link in a message to a page of the shop. */
export interface Way {
  readonly text: string;
  /** Path with query. */
  readonly to: string;
}

/** A message shown in a dialog until it is confirmed (P17). */
export interface DialogMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  /** Plain sentences, one per line. */
  readonly text: string;
  /** Link to more information, beside the button. */
  readonly way?: Way;
}
