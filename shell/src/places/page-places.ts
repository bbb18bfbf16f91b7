import type { PlaceName, PlaceProps } from '@storefront/shared/contracts/places';
import { type ComponentType, createContext } from 'react';
import type { ModuleName } from '../federation/remote-modules';
import type { RenderedPlaceName } from './rendered-places';

/** A remote's widget that fills a place in the HTML. */
export interface Filler {
  readonly module: ModuleName;
  /** Null when the server left it out. */
  readonly Component: ComponentType | null;
}

/** The places of a document. */
export interface PagePlaces {
  readonly fill: (place: RenderedPlaceName) => readonly Filler[];
  /** Loads the widget of an on-demand place; rejects when it is unavailable. */
  readonly load: <Name extends PlaceName>(place: Name) => Promise<ComponentType<PlaceProps[Name]>>;
}

/** The document's places; empty without a page. */
export const PlacesContext = createContext<PagePlaces>({
  fill: () => [],
  load: () => Promise.reject(new Error('There is no page to load anything for.')),
});
