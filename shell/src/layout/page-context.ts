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

/** What the layout says of one document. */
export interface DocumentData extends Pick<PageData, 'previewed' | 'notice'> {
  /** Of a visitor who sent none of our cookies, for the page's script to keep. */
  readonly bucket?: string | undefined;
}

/** The document's preview, notice and bucket, for the layout. */
export const PageContext = createContext<DocumentData>({});
