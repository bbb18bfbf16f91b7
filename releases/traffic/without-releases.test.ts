import { releaseMap } from '../testing/release-map';
import { pickReleases, releaseId } from './pick';
import { withoutReleases } from './without-releases';

const map = releaseMap({ cart: { '1.0.0+a': 50, '1.1.0+b': 10, '1.2.0+c': 40 }, quote: { '2.0.0+d': 100 } });
const without = (...names: string[]) => withoutReleases(map, new Set(names));
const shares = ({ microFrontends }: typeof map) =>
  Object.fromEntries(
    microFrontends.cart.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]),
  );

test('the visitors of a release that is left out get the default one, and all others keep theirs', () => {
  const left = without(releaseId('cart', '1.1.0+b'));
  expect(shares(left as typeof map)).toEqual({ '1.0.0+a': 60, '1.2.0+c': 40 });
});

test('without its default release a remote has the one that most get', () => {
  expect(shares(without('cart@1.0.0+a') as typeof map)).toEqual({ '1.1.0+b': 10, '1.2.0+c': 90 });
  expect(shares(without('cart@1.0.0+a', 'cart@1.2.0+c') as typeof map)).toEqual({ '1.1.0+b': 100 });
});

test('without all of its releases a remote has none, and the others have theirs', () => {
  const left = without('cart@1.0.0+a', 'cart@1.1.0+b', 'cart@1.2.0+c');
  expect(Object.keys(pickReleases(left, 'anybody'))).toEqual(['quote']);
  expect(left.paths).toBe(map.paths);
});

test('what is left out of nothing is the same map', () => {
  expect(without()).toBe(map);
  expect(without('cart@9.9.9+f').microFrontends.cart).toBe(map.microFrontends.cart);
});
