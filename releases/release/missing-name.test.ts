import { missingName } from './missing-name';

const provides = { react: ['useState', 'default'], '@storefront/shared/bus': ['useBus'] };

test.each([
  [{}, null],
  [{ react: ['default'], '@storefront/shared/bus': ['useBus'] }, null],
  [{ react: ['useState', 'useTomorrow'] }, "'useTomorrow' of react"],
  [{ '@storefront/shared/bus': ['useBasket'] }, "'useBasket' of @storefront/shared/bus"],
  [{ vue: ['ref'] }, "'ref' of vue"],
  [{ constructor: ['name'] }, "'name' of constructor"],
])('of %j is missing: %s', (needs, missing) => {
  expect(missingName(needs, provides)).toBe(missing);
});
