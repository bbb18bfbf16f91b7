import type { SlotName, SlotProps } from '@storefront/shared/contracts/slots';
import { type ComponentType, createContext } from 'react';
import type { ModuleName } from '../federation/remote-modules';
import type { RenderedSlotName } from './rendered-slots';

/** A remote's widget that fills a slot in the HTML. */
export interface Filler {
  readonly module: ModuleName;
  /** Null when the server left it out. */
  readonly Component: ComponentType | null;
}

/** The slots of a document. */
export interface PageSlots {
  readonly fill: (slot: RenderedSlotName) => readonly Filler[];
  /** Loads the widget of an on-demand slot; rejects when it is unavailable. */
  readonly load: <Name extends SlotName>(slot: Name) => Promise<ComponentType<SlotProps[Name]>>;
}

/** The document's slots; empty without a page. */
export const SlotsContext = createContext<PageSlots>({
  fill: () => [],
  load: () => Promise.reject(new Error('There is no page to load anything for.')),
});
