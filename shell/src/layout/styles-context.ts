import { createContext } from 'react';

/** A stylesheet that is part of the document. */
export interface DocumentStyle {
  /** Where the same rules can be loaded from: what a chunk that brings them later is told apart by. */
  readonly href: string;
  /** The rules; empty in the browser, where they are in the document already. */
  readonly text: string;
}

/** The stylesheets of this document, the theme first. */
export const StylesContext = createContext<readonly DocumentStyle[]>([]);
