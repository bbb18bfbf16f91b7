import type { ComponentType } from 'react';
import type { RouterContextProvider } from 'react-router-dom';
import type { QuoteSubject } from './quote';

/** Props of a widget in the server's HTML. @sealed */
export interface RenderedSlotProps {
  /** Result of the widget's `load`; null without one, or when the server did not call it. */
  readonly loaded: unknown;
}

/** Props of the cart's drawer (P41, P42); the shell decides when it opens and closes. @sealed */
export interface CartDrawerProps {
  readonly open: boolean;
  /** What has happened, in one sentence, to show and announce; empty for nothing. */
  readonly message: string;
  /** Ids of the products added since the drawer was last closed, the latest last; empty when the visitor asked for the cart. */
  readonly added: readonly string[];
  /** Element that gets the focus back; null for the one that had it before. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
  /** Whether additions leave the drawer closed (P73); stored by the shell. */
  readonly staysClosed: boolean;
  readonly onStaysClosed: (staysClosed: boolean) => void;
}

/** Props of the quote form over the page. @sealed */
export interface QuoteFormProps {
  /** Subject of the quote; null while the form is closed. */
  readonly asked: QuoteSubject | null;
  readonly onClose: () => void;
}

/** The props the shell passes to each slot of the layout (docs/contracts.md, Slots). @sealed */
export interface SlotProps {
  /** The link to the cart in the header of every page. */
  readonly 'header-cart': RenderedSlotProps;
  /** Below a listing, while products are being compared. */
  readonly 'listing-foot': RenderedSlotProps;
  /** Above the footer of every page; every remote may fill it. */
  readonly 'page-foot': RenderedSlotProps;
  /** The cart over the page, loaded on demand. */
  readonly 'cart-drawer': CartDrawerProps;
  /** The quote form over the page, loaded on demand. */
  readonly 'quote-form': QuoteFormProps;
}

/** Name of a slot; a remote exposes its widget under this name. */
export type SlotName = keyof SlotProps;

const offered: Readonly<Record<SlotName, true>> = {
  'header-cart': true,
  'listing-foot': true,
  'page-foot': true,
  'cart-drawer': true,
  'quote-form': true,
};

/** Whether a slot has this name. */
export function isSlotName(text: string): text is SlotName {
  return Object.hasOwn(offered, text);
}

/** Module that a remote exposes for a slot. */
export interface SlotModule<Name extends SlotName> {
  readonly Widget: ComponentType<SlotProps[Name]>;
  /** Loads plain data for the first HTML, passed to the widget as `loaded`; called like a route's loader. Never rejects. */
  readonly load?: (context: RouterContextProvider) => Promise<unknown>;
}
