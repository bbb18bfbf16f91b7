import { remotes } from '@storefront/shared/contracts/remotes';
import { routes } from './routes';

test('has a route for every path it owns, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...remotes.cart.paths].sort());
});
