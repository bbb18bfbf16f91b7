import { createContext } from 'react';

/** Called before a remote's page renders: a server marks whose code runs. Of no consequence in the browser. */
export const PageBeginsContext = createContext(() => {});
