import type { ExposedWidget, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import { type ComponentType, useCallback, useContext, useState } from 'react';
import { WidgetsContext } from './widgets';

/** How long a press waits for its widget, in milliseconds; one that arrives later is there for the next press. */
const loadTimeout = 1_000;

/** A widget that is loaded when it is asked for. */
export interface OnDemand<Name extends ExposedWidget> {
  /** Null until it is there. */
  readonly Component: ComponentType<WidgetProps[Name]> | null;
  /** Loads it; true when it is there in time. Never rejects. */
  readonly ask: () => Promise<boolean>;
}

/** @param name of the widget */
export function useOnDemand<Name extends ExposedWidget>(name: Name): OnDemand<Name> {
  const { load } = useContext(WidgetsContext);
  const [Component, setComponent] = useState<ComponentType<WidgetProps[Name]> | null>(null);

  const ask = useCallback(async () => {
    const loaded = load(name).then(
      (Widget) => {
        setComponent(() => Widget);
        return true;
      },
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(resolve, loadTimeout, false));
    return Promise.race([loaded, late]);
  }, [load, name]);

  return { Component, ask };
}
