import type { PlaceName, PlaceProps } from '@storefront/shared/contracts/places';
import type { ComponentType } from 'react';
import { createContext } from 'react';
import type { ModuleName } from '../federation/module-loader';
import type { RenderedPlaceName } from './rendered-places';

/** What one remote puts in a place of the server's HTML. */
export interface Filler {
  readonly module: ModuleName;
  /** Null where the server had to do without it. */
  readonly Component: ComponentType | null;
}

/** The places of this document. */
export interface PagePlaces {
  /** What fills a place of the server's HTML. */
  readonly fill: (place: RenderedPlaceName) => readonly Filler[];
  /** Loads what fills a place that opens when it is asked for; rejects when it is not to be had. */
  readonly load: <Name extends PlaceName>(place: Name) => Promise<ComponentType<PlaceProps[Name]>>;
}

/** The places of this document's composition; nothing fills them where there is no page. */
export const PlacesContext = createContext<PagePlaces>({
  fill: () => [],
  load: () => Promise.reject(new Error('There is no page to load anything for.')),
});
