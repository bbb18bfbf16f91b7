import { useRouteLoaderData } from 'react-router-dom';
import type { Site } from '../contracts/site';
import { layoutRouteId } from '../contracts/site';

const neutral: Site = { brand: 'Medical & Dental Supplies', phoneNumber: null };

/** The company's settings, on any page below the layout; a neutral brand when they could not be loaded. */
export function useSite(): Site {
  return (useRouteLoaderData(layoutRouteId) as Site | undefined) ?? neutral;
}
