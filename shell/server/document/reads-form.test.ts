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

test.each(['/lab', '/reviews/new'])(
  'a form with files is refused at %s, which has not asked for any',
  (path) => {
    expect(() => posted(path, new FormData())).toThrow(expect.objectContaining({ status: 415 }));
    expect(posted(path, new URLSearchParams('a=b'))).toBe(true);
  },
);

test('a form with files is taken where the page asks for it', () => {
  expect(posted('/archive', new FormData())).toBe(true);
});

// The router has its own answers where there is no action, and where nothing is.
test.each(['/text', '/nowhere'])('a form is not read for %s, whatever is in it', (path) => {
  for (const form of [new FormData(), new URLSearchParams('a=b')]) expect(posted(path, form)).toBe(false);
});

test('nor is one whose answer does not hang on it', () => {
  const shop = createStaticHandler(
    storefrontRoutes({ remote: 'lab', release: undefined, module: null, paths: ['/lab'] }, null),
  );
  const form = { method: 'POST', body: new FormData() };
  for (const path of ['/lab', '/no-such'])
    expect(readsForm(new Request(`http://shop.test${path}`, form), shop)).toBe(false);
});

test('an address that is asked for has none', () => {
  expect(readsForm(new Request('http://shop.test/lab'), handler)).toBe(false);
});
