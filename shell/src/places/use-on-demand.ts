import type { PlaceName, PlaceProps } from '@storefront/shared/contracts/places';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import { type ComponentType, useCallback, useContext, useState } from 'react';
import { PlacesContext } from './page-places';

/** How long a press waits for its widget, in milliseconds; a late widget serves the next press. */
const loadTimeout = 1_000;

interface OnDemand<Name extends PlaceName> {
  readonly Component: ComponentType<PlaceProps[Name]> | null;
  /** Loads the widget; resolves to whether it loaded in time. Never rejects. */
  readonly ask: () => Promise<boolean>;
}

/** Loads the widget of a place that opens over the page. */
export function useOnDemand<Name extends PlaceName>(place: Name): OnDemand<Name> {
  const { load } = useContext(PlacesContext);
  const [Component, setComponent] = useState<ComponentType<PlaceProps[Name]> | null>(null);

  const ask = useCallback(() => {
    const loaded = load(place).then((Widget) => setComponent(() => Widget));
    return withTimeout(loaded, loadTimeout, () => new TimeoutError()).then(
      () => true,
      () => false,
    );
  }, [load, place]);

  return { Component, ask };
}
