/** State of the page frame (P34). */
export interface AppState {
  readonly isSearchBoxShow: boolean;
  /** Whether the cart drawer is open (P41). */
  readonly isDrawerShow: boolean;
}

/** State of the listing (P34). */
export interface ShopState {
  /** True for the grid, false for the list. */
  readonly isGridView: boolean;
  /** Whether the filter panel is open. */
  readonly isFilter: boolean;
}

/** An entry of the cart, the wishlist or the compare list as cookies keep it (P34, P35); in the last two the quantity is 1. */
export interface CartLine {
  /** Never empty; any Unicode. */
  readonly id: string;
  /** Whole number from 1 to `maxQuantity`. */
  readonly quantity: number;
}

/** What the visitor collects, in the order it was added; an id occurs once per list. Spelt as in P34. */
export interface EcomerceState {
  readonly wishlistItems: readonly CartLine[];
  readonly compareItems: readonly CartLine[];
  readonly cartItems: readonly CartLine[];
}

/** The state of the storefront by topic. Plain data, so that a document can carry it. */
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

/** Where each list stands in the state. */
export const listFields = {
  cart: 'cartItems',
  wishlist: 'wishlistItems',
  compare: 'compareItems',
} as const satisfies Record<StoredList, keyof EcomerceState>;

/** Most lines a list can hold: as many ids of 24 characters as fit its cookie (P35). */
export const maxLines = 160;

/** Most of one product a cart line can hold (P37). */
export const maxQuantity = 9999;

/** Whether this is the quantity of a line (P37): a whole number from 1 to `maxQuantity`. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity;
}

/** One change of a list, with the transitions of P37 and P40. A quantity outside 1 to `maxQuantity` is brought into it. */
export type ListChange =
  /** Appends; in the cart an existing line's quantity grows by `quantity` (default 1), in the others nothing changes. */
  | {
      readonly list: StoredList;
      readonly intent: 'add';
      readonly id: string;
      readonly quantity?: number;
      /** What the product is called, for messages. */
      readonly name?: string;
    }
  | { readonly list: StoredList; readonly intent: 'remove'; readonly id: string }
  | { readonly list: StoredList; readonly intent: 'clear' }
  /** Into the cart, as `add` does; refused as a whole when the cart is full, or its line has `maxQuantity` already. */
  | {
      readonly list: 'wishlist' | 'compare';
      readonly intent: 'move';
      readonly id: string;
      /** What the product is called, for messages. */
      readonly name?: string;
    }
  /** Nothing changes when the cart has no such line. */
  | { readonly list: 'cart'; readonly intent: 'set'; readonly id: string; readonly quantity: number }
  /** By one; never below 1. */
  | { readonly list: 'cart'; readonly intent: 'up' | 'down'; readonly id: string }
  /** Puts back what a removal took, at its place; of a line that is there again the larger quantity counts. */
  | ({ readonly intent: 'restore' } & RemovedLines);

/** What a removal or a clearing took out of a list: neighbours, for undoing it (P42). */
export interface RemovedLines {
  readonly list: StoredList;
  /** In their order; never empty. */
  readonly lines: readonly CartLine[];
  /** Position of the first, from 0. */
  readonly place: number;
}

/** What one change brought into the cart, for saying it and taking it back (P73). */
export interface Addition extends CartLine {
  /** What the product is called; missing where whoever added it did not say. */
  readonly name?: string;
  /** Where it was moved from. */
  readonly from?: RemovedLines;
}

/** A message for the visitor, to be shown as a toast and announced (P17). */
export interface Notice {
  readonly kind: 'success' | 'info' | 'warning';
  readonly title: string;
  /** One plain sentence. */
  readonly text: string;
  /** Takes back what it speaks of, where that is offered; in browsers only. */
  readonly undo?: () => void;
  /** Whether it offers the way to the cart; in browsers only. */
  readonly offersCart?: boolean;
}

/** A page of the shop that a message leads to. */
export interface Way {
  readonly text: string;
  /** A path, with its query. */
  readonly to: string;
}

/** A message that waits for an answer, shown as a dialog (P17). */
export interface DialogMessage {
  readonly kind: 'success' | 'error';
  readonly title: string;
  /** Plain sentences, a line each. */
  readonly text: string;
  /** Where more is said, offered beside the answer. */
  readonly way?: Way;
}
