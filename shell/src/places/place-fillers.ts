import type { PlaceName } from '@storefront/shared/contracts/places';
import type { Composition } from '../page-data';
import { type RenderedPlaceName, renderedPlaces } from './rendered-places';

/** The remotes of a composition that fill a place: the first, or all where the place is for all. */
export function remotesFilling(place: PlaceName, composition: Composition): string[] {
  const remotes = Object.keys(composition).filter((remote) => composition[remote]?.exposes.includes(place));
  const isForAll = place in renderedPlaces && renderedPlaces[place as RenderedPlaceName].isForAll;
  return isForAll ? remotes : remotes.slice(0, 1);
}
