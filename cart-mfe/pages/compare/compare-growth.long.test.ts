import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

test('an address that shares a comparison', async () => {
  const { sharedIds } = await import('./compare-address');
  expectLinear(count, (text) => sharedIds(new URLSearchParams(text)), {
    units: ['ids=a&', 'a,b,', '%252C', '%25'],
    prefixes: ['ids=', ''],
  });
});
