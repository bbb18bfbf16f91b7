import { createContext } from 'react';
import type { PageData } from '../page-data';

/** A stylesheet in the document. */
export interface DocumentStyle {
  /** Address by which chunks recognise that it is already loaded. */
  readonly href: string;
  /** The rules; empty in the browser, where the document contains them. */
  readonly text: string;
}

/** The document's stylesheets, the theme first. */
export const StylesContext = createContext<readonly DocumentStyle[]>([]);

/** Data of one document, for the layout. */
export type DocumentData = Pick<PageData, 'previewed' | 'notice'>;

/** The document's {@link DocumentData}. */
export const PageContext = createContext<DocumentData>({});
