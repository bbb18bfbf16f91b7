import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { pathTable } from './path-table';

const segment = fc.constantFrom('lab', 'Notes', ':id', ':name');
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
  .map(([parts, isSplat]) => `/${[...parts, ...(isSplat && parts.length > 0 ? ['*'] : [])].join('/')}`);
const pathname = fc
  .array(fc.constantFrom('lab', 'LAB', 'notes', 'x', '%C3%A9', ''), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

it('finds the same pattern as the router', () => {
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 6 }), pathname, (patterns, path) => {
      const found = pathTable(patterns.map((one, nth) => ({ pattern: one, value: nth })))(path);
      const routed = matchRoutes(
        patterns.map((one, nth) => ({ path: one, handle: nth })),
        path,
      )?.[0]?.route.handle;
      expect(found?.value).toBe(routed);
    }),
    { numRuns: 2_000 },
  );
});
