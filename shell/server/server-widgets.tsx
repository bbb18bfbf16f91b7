import type { ComponentType } from 'react';
import { WidgetBoundary } from '../src/remotes/WidgetBoundary';
import type { Widgets } from '../src/remotes/widgets';
import type { Composed } from './compose';
import type { RenderedModules } from './rendered-modules';

/** The widgets of one document, already loaded. */
export function serverWidgets({ badge }: RenderedModules, { releases }: Composed): Widgets {
  const Badge: ComponentType | null =
    badge &&
    (() => (
      <WidgetBoundary name="cart/badge" release={releases.cart?.version}>
        <badge.Widget />
      </WidgetBoundary>
    ));
  return (name) => (name === 'cart/badge' ? Badge : null);
}
