import { createContext } from 'react';

/** Takes what a boundary has caught. Of no consequence on the server. */
export const CaughtContext = createContext<(error: unknown) => void>(() => {});
