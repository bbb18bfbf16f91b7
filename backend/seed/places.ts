/** A state or territory with a few of its suburbs and their postcodes. */
export interface SeedState {
  readonly name: string;
  readonly abbreviation: string;
  readonly suburbs: Readonly<Record<string, string>>;
}

/** The eight Australian ones by name. */
export const states: readonly SeedState[] = [
  {
    name: 'Australian Capital Territory',
    abbreviation: 'ACT',
    suburbs: { Belconnen: '2617', Braddon: '2612', Canberra: '2601', Dickson: '2602', Woden: '2606' },
  },
  {
    name: 'New South Wales',
    abbreviation: 'NSW',
    suburbs: {
      Bondi: '2026',
      Newcastle: '2300',
      Newtown: '2042',
      Parramatta: '2150',
      Pyrmont: '2009',
      Sydney: '2000',
    },
  },
  {
    name: 'Northern Territory',
    abbreviation: 'NT',
    suburbs: {
      'Alice Springs': '0870',
      Darwin: '0800',
      Katherine: '0850',
      Nightcliff: '0810',
      Palmerston: '0830',
    },
  },
  {
    name: 'Queensland',
    abbreviation: 'QLD',
    suburbs: {
      'Brisbane City': '4000',
      Cairns: '4870',
      'Fortitude Valley': '4006',
      Southport: '4215',
      Toowoomba: '4350',
    },
  },
  {
    name: 'South Australia',
    abbreviation: 'SA',
    suburbs: {
      Adelaide: '5000',
      Glenelg: '5045',
      'Mount Gambier': '5290',
      Norwood: '5067',
      'Port Adelaide': '5015',
    },
  },
  {
    name: 'Tasmania',
    abbreviation: 'TAS',
    suburbs: { Burnie: '7320', Devonport: '7310', Hobart: '7000', Launceston: '7250', 'Sandy Bay': '7005' },
  },
  {
    name: 'Victoria',
    abbreviation: 'VIC',
    suburbs: {
      Carlton: '3053',
      Footscray: '3011',
      Geelong: '3220',
      Melbourne: '3000',
      Richmond: '3121',
      'St Kilda': '3182',
    },
  },
  {
    name: 'Western Australia',
    abbreviation: 'WA',
    suburbs: { Broome: '6725', Bunbury: '6230', Fremantle: '6160', Perth: '6000', Subiaco: '6008' },
  },
];
