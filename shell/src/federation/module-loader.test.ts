import { partsOf } from './module-loader';

test('a module is known by its remote and what it is exposed as', () => {
  expect(partsOf('lab/routes')).toEqual({ remote: 'lab', exposed: 'routes' });
  expect(partsOf('lab/foot/page')).toEqual({ remote: 'lab', exposed: 'foot/page' });
});
