import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';
import { sharedIds } from './compare-address';

const count = startCounting();

test('an address that shares a comparison', () => {
  expectLinear(count, (text) => sharedIds(new URLSearchParams(text)), {
    units: ['ids=a&', 'a,b,', '%252C', '%25'],
    prefixes: ['ids=', ''],
  });
});
