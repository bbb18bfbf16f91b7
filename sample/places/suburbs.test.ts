import { suburbsOf } from './suburbs';

const locality = (changes: object) => ({
  postcode: '2602',
  locality: 'DICKSON',
  state: 'ACT',
  type: 'Delivery Area',
  status: '',
  ...changes,
});

test('a suburb is there once for each of its postcodes and states', () => {
  expect(
    suburbsOf([
      locality({}),
      locality({ type: '' }),
      locality({ locality: 'O’CONNOR' }),
      locality({ locality: "O'CONNOR" }),
      locality({ postcode: '2603' }),
      locality({ state: 'NSW' }),
    ]),
  ).toEqual([
    { state_abbreviation: 'ACT', name: 'Dickson', postcode: '2602' },
    { state_abbreviation: 'ACT', name: "O'Connor", postcode: '2602' },
    { state_abbreviation: 'ACT', name: 'Dickson', postcode: '2603' },
    { state_abbreviation: 'NSW', name: 'Dickson', postcode: '2602' },
  ]);
});

test.each([{ type: 'LVR' }, { status: 'Removed 15-Nov-2020' }, { locality: 'Glen InnesLAMBTON' }])(
  '%j is left out',
  (changes) => {
    expect(suburbsOf([locality(changes)])).toEqual([]);
  },
);
