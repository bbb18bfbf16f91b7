import { serialChain } from './serial-chain';

test('scripts the document asks for do not wait for each other', () => {
  expect(
    serialChain([
      { url: 'shell.js', causes: [] },
      { url: 'container.js', causes: [] },
    ]),
  ).toBe(1);
});

test('a script stands behind every script whose code asked for it', () => {
  expect(
    serialChain([
      { url: 'shell.js', causes: [] },
      { url: 'container.js', causes: ['shell.js'] },
      { url: 'badge.js', causes: ['shell.js'] },
      { url: 'routes.js', causes: ['shell.js', 'container.js'] },
    ]),
  ).toBe(3);
});

test('a script that was preloaded is not behind the one that uses it later', () => {
  expect(
    serialChain([
      { url: 'shell.js', causes: [] },
      { url: 'routes.js', causes: [] },
      { url: 'routes.js', causes: ['shell.js'] },
    ]),
  ).toBe(1);
});

test('code of the document itself is nothing to wait for', () => {
  expect(serialChain([{ url: 'shell.js', causes: ['http://localhost/shop'] }])).toBe(1);
});

test('a page without scripts has no chain', () => {
  expect(serialChain([])).toBe(0);
});
