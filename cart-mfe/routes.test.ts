import { remote } from './remote';
import { routes } from './routes';

test('has a route for every path it owns, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...remote.paths].sort());
});
