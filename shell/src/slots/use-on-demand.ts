import type { SlotName, SlotProps } from '@storefront/shared/contracts/slots';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { type ComponentType, useCallback, useContext, useState } from 'react';
import { SlotsContext } from './page-slots';

/** How long a press waits for its widget, in milliseconds; a late widget serves the next press. */
const loadTimeout = 1_000;

interface OnDemand<Name extends SlotName> {
  readonly Component: ComponentType<SlotProps[Name]> | null;
  /** Loads the widget; resolves to whether it loaded in time. Never rejects. */
  readonly ask: () => Promise<boolean>;
}

/** Loads the widget of a slot that opens over the page. */
export function useOnDemand<Name extends SlotName>(slot: Name): OnDemand<Name> {
  const { load } = useContext(SlotsContext);
  const [Component, setComponent] = useState<ComponentType<SlotProps[Name]> | null>(null);

  const ask = useCallback(() => {
    const loaded = load(slot).then((Widget) => setComponent(() => Widget));
    return withTimeout(loaded, loadTimeout, () => new TimeoutError()).then(
      () => true,
      () => false,
    );
  }, [load, slot]);

  return { Component, ask };
}
