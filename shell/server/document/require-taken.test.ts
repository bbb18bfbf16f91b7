import { createStaticHandler } from 'react-router-dom';
import { requireTaken } from './require-taken';

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
  requireTaken(new Request(`http://shop.test${path}`, { method: 'POST', body }), handler);

test.each(['/lab', '/reviews/new'])(
  'a form with files is refused at %s, which has not asked for any',
  (path) => {
    expect(() => posted(path, new FormData())).toThrow(expect.objectContaining({ status: 415 }));
    expect(() => posted(path, new URLSearchParams('a=b'))).not.toThrow();
  },
);

// The router has its own answers where there is no action, and where nothing is.
test.each(['/archive', '/text', '/nowhere'])('a form with files goes on to %s', (path) => {
  expect(() => posted(path, new FormData())).not.toThrow();
});

test('an address that is asked for goes on', () => {
  expect(() => requireTaken(new Request('http://shop.test/lab'), handler)).not.toThrow();
});
