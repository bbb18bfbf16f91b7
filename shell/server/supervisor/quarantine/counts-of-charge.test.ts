import { countsOfCharge } from './counts-of-charge';

test.each([
  ['hung', { deaths: 1, documents: 1 }],
  ['exited', { deaths: 1, documents: 1 }],
  ['crashed', { deaths: 1, documents: 1 }],
  ['blocked', { deaths: 1 }],
  ['late', {}],
  ['threw', {}],
])('a release that is charged with %s has %j more', (reason, counts) => {
  expect(countsOfCharge({ reason })).toEqual(counts);
});
