import { createContext, type ReactNode, useContext } from 'react';
import type { Bus } from './bus';

const owner = Symbol.for('storefront.bus.copy');

warnOfSecondCopy();

const BusContext = createContext<Bus | null>(null);

/** Provides the bus: one per document in the browser, one per request on the server. */
export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  return <BusContext value={bus}>{children}</BusContext>;
}

/** The bus of the surrounding {@link BusProvider}. Throws without one. */
export function useBus(): Bus {
  const bus = useContext(BusContext);
  if (bus === null)
    throw new Error('useBus needs a BusProvider around it, from the same copy of @storefront/shared/bus.');
  return bus;
}

/** Warns in the console when the page runs a second copy of the bus, which would not share its state and React context. */
function warnOfSecondCopy(): void {
  if (typeof document === 'undefined') return;
  if (Reflect.has(globalThis, owner)) {
    console.error(
      'Two copies of @storefront/shared/bus run on this page: import it by that name only, and let remotes take it from the shell (singleton, import: false).',
    );
  }
  Reflect.set(globalThis, owner, true);
}
