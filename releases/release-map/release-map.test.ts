import { releaseMap } from '../testing/release-map';
import { switchedOff } from './release-map';

test('says which remotes are switched off: without traffic, without a release, with paths alone', () => {
  const shares = { catalogue: { '1.0.0+0123456789ab': 100 }, cart: { '1.0.0+0123456789ab': 0 }, quote: {} };
  expect(switchedOff(releaseMap(shares, { catalogue: ['/'], lab: ['/lab'], cart: ['/cart'] }))).toEqual([
    'cart',
    'quote',
    'lab',
  ]);
});
