import { createContext } from 'react';
import type { PageData } from '../page-data';

/** A stylesheet that is part of the document. */
export interface DocumentStyle {
  /** Where the same rules can be loaded from: what a chunk that brings them later is told apart by. */
  readonly href: string;
  /** The rules; empty in the browser, where they are in the document already. */
  readonly text: string;
}

/** The stylesheets of this document, the theme first. */
export const StylesContext = createContext<readonly DocumentStyle[]>([]);

/** What the layout shows of what the server has said of this document: what is previewed, and what the form post before it has to say. */
export const PageContext = createContext<Pick<PageData, 'previewed' | 'notice'>>({});
