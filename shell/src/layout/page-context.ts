import { createContext } from 'react';
import type { PageData } from '../page-data';

/** A stylesheet in the document. */
export interface DocumentStyle {
  /** The address that identifies it for chunks that would load it again. */
  readonly href: string;
  /** The rules; empty in the browser, whose document has them. */
  readonly text: string;
}

/** The document's stylesheets, the theme first. */
export const StylesContext = createContext<readonly DocumentStyle[]>([]);

/** The document's preview and notice, for the layout. */
export const PageContext = createContext<Pick<PageData, 'previewed' | 'notice'>>({});
