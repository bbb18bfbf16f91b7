import { isAmongPatterns, isPathPattern } from './path-pattern';

test.each(['/', '/lab/about-us_2.0~x', '/lab/:id', '/:any/*'])('%s is a path pattern', (text) => {
  expect(isPathPattern(text)).toBe(true);
});

test.each(['', 'lab', '/*', '/lab/', '/lab*', '/lab/:id?', '/:', '/lab/%20', '/lab/..', '/./lab', '/lab\n'])(
  '%j is none',
  (text) => {
    expect(isPathPattern(text)).toBe(false);
  },
);

test('two patterns are the same if they match the same paths', () => {
  const isAssigned = isAmongPatterns(['/lab/:id/Edit', '/Reviews']);
  for (const same of ['/Lab/:name/edit', '/reviews']) expect(isAssigned(same)).toBe(true);
  for (const other of ['/lab/:id', '/lab/id/edit', '/lab/*', '/lab']) expect(isAssigned(other)).toBe(false);
});
