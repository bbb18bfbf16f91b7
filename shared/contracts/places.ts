import type { ComponentType } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import type { QuoteSubject } from './quote';

/** What a widget of the server's HTML is told. @sealed */
export interface RenderedPlaceProps {
  /** What its own `load` gave; null without one, and where the server had no need of it. */
  readonly loaded: unknown;
}

/** What the shell tells the cart's drawer (P41, P42); when it opens and closes is the shell's to decide. @sealed */
export interface CartDrawerProps {
  readonly open: boolean;
  /** What has happened, in one sentence, to be shown and announced; empty for nothing. */
  readonly message: string;
  /** Ids of the products that were added since it was last closed, the latest at the end; empty for who asks for the cart. */
  readonly added: readonly string[];
  /** Gets the focus back; what had the focus when null. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
  /** Whether it does not open when something is added (P73); kept by the shell. */
  readonly staysClosed: boolean;
  readonly onStaysClosed: (staysClosed: boolean) => void;
}

/** What the shell tells the quote's form over the page. @sealed */
export interface QuoteFormProps {
  /** What is asked for; null while it is closed. */
  readonly asked: QuoteSubject | null;
  readonly onClose: () => void;
}

/** The places of the layout that remotes fill, with what the shell gives each (docs/contracts.md, Places). @sealed */
export interface PlaceProps {
  /** The way to the cart, in the header of every page. */
  readonly 'header-cart': RenderedPlaceProps;
  /** Below a listing, while something is compared. */
  readonly 'listing-foot': RenderedPlaceProps;
  /** Between what a page shows and the footer, on every page; every remote may fill it. */
  readonly 'page-foot': RenderedPlaceProps;
  /** The cart over the page, loaded when it is asked for. */
  readonly 'cart-drawer': CartDrawerProps;
  /** The quote's form over the page, loaded when it is asked for. */
  readonly 'quote-form': QuoteFormProps;
}

/** Name of a place; a remote exposes under it what it puts there. */
export type PlaceName = keyof PlaceProps;

const offered: Readonly<Record<PlaceName, true>> = {
  'header-cart': true,
  'listing-foot': true,
  'page-foot': true,
  'cart-drawer': true,
  'quote-form': true,
};

/** Whether there is a place of that name. */
export function isPlaceName(text: string): text is PlaceName {
  return Object.hasOwn(offered, text);
}

/** What a remote exposes for a place. */
export interface PlaceModule<Name extends PlaceName> {
  readonly Widget: ComponentType<PlaceProps[Name]>;
  /** Loads what its first HTML needs, as plain data that it is given as `loaded`; gets what a loader gets, and never rejects. */
  readonly load?: (context: RouterContextProvider) => Promise<unknown>;
}
