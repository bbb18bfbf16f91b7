import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { remoteRoute } from '../routes';

jest.mock('./document-address', () => ({ documentAddress: '/reviews/7' }));

/** A router at a page of the remote, whose release has this route, or none. */
const routerAt = (route: object | null, part = {}) => {
  const paths = ['/reviews/new', '/reviews/:id'];
  const module = route && { routes: [{ path: '/reviews/:id', ...route }] };
  return createMemoryRouter([remoteRoute({ remote: 'reviews', paths, release: '1.0.0', module, ...part })], {
    initialEntries: ['/reviews/7'],
  });
};
const page = (element: ReactNode | null) => (
  <RouterProvider router={routerAt(element === null ? null : { element })} />
);

function Broken(): ReactNode {
  throw new Error('broken release');
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('marks what the remote rendered with its release and the path it is at', () => {
  render(page(<p>24 reviews</p>));
  const boundary = screen.getByText('24 reviews').parentElement;
  expect(boundary?.dataset).toMatchObject({ boundary: 'reviews', release: '1.0.0', path: '/reviews/:id' });
});

test('a remote that throws shows a fallback with a link to try again', () => {
  render(page(<Broken />));
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/reviews/7');
  expect(screen.queryByText(/broken release/)).toBeNull();
});

test("says that a form sent to a missing remote's page did not arrive", async () => {
  const router = routerAt(null, { release: undefined });
  render(<RouterProvider router={router} />);
  expect(screen.queryByText('What you sent did not arrive.')).toBeNull();
  const formData = new FormData();
  await act(() => router.navigate('/reviews/7', { formMethod: 'post', formData }));
  expect(screen.getByText('What you sent did not arrive.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});

test('a remote that cannot be loaded in the browser keeps the server’s HTML, without a mismatch', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(<form action="/cart">24 reviews</form>));
  const form = container.querySelector('form');
  await act(async () => {
    hydrateRoot(container, page(null));
  });
  expect(container.querySelector('form')).toBe(form);
  expect(container.textContent).toContain('Some extras of this page could not be loaded.');
  expect(logged).not.toHaveBeenCalled();
});

test('a remote that throws while it is hydrated keeps the server’s HTML', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(<form action="/cart">24 reviews</form>));
  await act(async () => {
    hydrateRoot(container, page(<Broken />), { onRecoverableError: () => {} });
  });
  expect(container.querySelector('form')?.textContent).toBe('24 reviews');
  expect(container.textContent).toContain('Some extras of this page could not be loaded.');
});

test.each([
  [404, null, 'We could not find that page'],
  [410, null, 'This product is no longer sold'],
  [410, 'Gauze swabs', 'Gauze swabs'],
  [410, { html: '<b>' }, 'This product is no longer sold'],
])('a thrown %i with %j is shown as its page', async (status, answer, heading) => {
  const loader = () => {
    throw data(answer, { status });
  };
  const router = routerAt({ element: <p>24 reviews</p>, hydrateFallbackElement: <p>Loading</p>, loader });
  render(<RouterProvider router={router} />);
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(heading === answer ? answer : '');
});

/** The server's HTML of a page, and whether it contains the page. */
function rendered(element: ReactNode | null) {
  const html = renderToString(page(element));
  return { html, isMade: html.includes('data-boundary="reviews"') };
}

test.each([
  ['cannot be had', null],
  ['throws while it is rendered', <Broken key="broken" />],
])(
  'for a remote that %s the server learns that no page was rendered, and the page has no noindex',
  (_, element) => {
    const { html, isMade } = rendered(element);
    expect(html).toContain('This part of the shop is not available right now');
    expect(html).not.toContain('noindex');
    expect(isMade).toBe(false);
  },
);

test('for a rendered page of any size the server learns that it was rendered', () => {
  expect(rendered(<p>{'24 reviews '.repeat(1_000)}</p>).isMade).toBe(true);
});
