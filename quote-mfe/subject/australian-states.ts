import type { GeoState } from '@storefront/shared/api/geo-calls';

/** The states and territories offered when the backend gives none (P48). */
export const australianStates: readonly GeoState[] = [
  { abbreviation: 'ACT', name: 'Australian Capital Territory' },
  { abbreviation: 'NSW', name: 'New South Wales' },
  { abbreviation: 'NT', name: 'Northern Territory' },
  { abbreviation: 'QLD', name: 'Queensland' },
  { abbreviation: 'SA', name: 'South Australia' },
  { abbreviation: 'TAS', name: 'Tasmania' },
  { abbreviation: 'VIC', name: 'Victoria' },
  { abbreviation: 'WA', name: 'Western Australia' },
];
