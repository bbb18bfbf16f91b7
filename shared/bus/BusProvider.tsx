import { createContext, type ReactNode, useContext } from 'react';
import type { Bus } from './bus';

const owner = Symbol.for('storefront.bus.copy');

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

/** Says in the console when this page runs another copy of the bus: its state and React context would not be the page's. */
function warnOfSecondCopy(): void {
  if (typeof document === 'undefined') return;
  if (Reflect.has(globalThis, owner)) {
    console.error(
      'Two copies of @storefront/shared/bus run on this page: import it by that name only, and let remotes take it from the shell (singleton, import: false).',
    );
  }
  Reflect.set(globalThis, owner, true);
}
