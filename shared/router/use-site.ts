import { useRouteLoaderData } from 'react-router-dom';
import type { Site } from '../contracts/site';
import { layoutRouteId, neutralSite } from '../contracts/site';

/** The company's settings, on any page below the layout; a neutral brand when they could not be loaded. */
export function useSite(): Site {
  return (useRouteLoaderData(layoutRouteId) as Site | undefined) ?? neutralSite;
}
