import { createStaticHandler } from 'react-router-dom';
import { storefrontRoutes } from '../../src/routes';
import { readsForm } from './reads-form';

const action = () => null;
const handler = createStaticHandler([
  {
    path: '/',
    children: [
      { path: 'lab', action },
      { path: 'archive', action, handle: { takesFiles: true } },
      { path: 'reviews', handle: { takesFiles: true }, children: [{ path: 'new', action }] },
      { path: 'text' },
    ],
  },
]);
const posted = (path: string, body: FormData | URLSearchParams) =>
  readsForm(new Request(`http://shop.test${path}`, { method: 'POST', body }), handler);

test.each(['/lab', '/reviews/new'])('refuses a form with files at %s, which takes none', (path) => {
  expect(() => posted(path, new FormData())).toThrow(expect.objectContaining({ status: 415 }));
  expect(posted(path, new URLSearchParams('a=b'))).toBe(true);
});

test('accepts a form with files at a page that takes them', () => {
  expect(posted('/archive', new FormData())).toBe(true);
});

// The router has its own answers where there is no action, and where nothing is.
test.each(['/text', '/nowhere'])('does not read a form for %s, whatever it contains', (path) => {
  for (const form of [new FormData(), new URLSearchParams('a=b')]) expect(posted(path, form)).toBe(false);
});

test('does not read a form if its answer does not depend on it', () => {
  const shop = createStaticHandler(
    storefrontRoutes({ remote: 'lab', release: undefined, module: null, paths: ['/lab'] }, null),
  );
  const form = { method: 'POST', body: new FormData() };
  for (const path of ['/lab', '/no-such'])
    expect(readsForm(new Request(`http://shop.test${path}`, form), shop)).toBe(false);
});

test('a GET has no form', () => {
  expect(readsForm(new Request('http://shop.test/lab'), handler)).toBe(false);
});
