import { createContext } from 'react';

/** A script that runs before anything of the document is shown. */
export interface HeadScript {
  /** That of the document's policy; browsers hide it once it is read. */
  readonly nonce?: string;
  /** JavaScript; empty in the browser, where it has run already. */
  readonly text: string;
}

/** The script at the top of this document. */
export const HeadScriptContext = createContext<HeadScript>({ text: '' });
