import { createContext, type ReactNode, useContext } from 'react';
import type { Bus } from './bus';
import { warnOfSecondCopy } from './warn-of-second-copy';

warnOfSecondCopy();

const BusContext = createContext<Bus | null>(null);

/** Gives the bus to everything inside: one per document in the browser, one per request on the server. */
export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  return <BusContext value={bus}>{children}</BusContext>;
}

/** The bus of the surrounding {@link BusProvider}. Throws where there is none. */
export function useBus(): Bus {
  const bus = useContext(BusContext);
  if (bus === null)
    throw new Error('useBus needs a BusProvider around it, from the same copy of @storefront/shared/bus.');
  return bus;
}
