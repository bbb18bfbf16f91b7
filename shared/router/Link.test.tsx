import { fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from './Link';

/** A page with one link, and its router. */
function pageWith(link: ComponentProps<typeof Link>) {
  const router = createMemoryRouter(
    [
      { path: '/shop/list', element: <Link {...link}>Lead</Link> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/', '/shop/list'] },
  );
  render(<RouterProvider router={router} />);
  return { router, anchor: screen.getByRole('link', { name: 'Lead' }) };
}

/** Whether a press is left to the browser, which ignores it in this test. */
function isLeftToBrowser(anchor: HTMLElement, press?: MouseEventInit): boolean {
  const stay = jest.fn((event: Event) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  addEventListener('click', stay, { once: true });
  fireEvent.click(anchor, press);
  return stay.mock.results[0]?.value;
}

test('opens a page in place, with its state', () => {
  const { router, anchor } = pageWith({ to: '/product/7?size=l#sizes', state: 'kept' });
  expect(anchor.getAttribute('href')).toBe('/product/7?size=l#sizes');
  expect(isLeftToBrowser(anchor)).toBe(false);
  expect(router.state.location).toMatchObject({
    pathname: '/product/7',
    search: '?size=l',
    hash: '#sizes',
    state: 'kept',
  });
  expect(router.state.historyAction).toBe('PUSH');
});

test('replaces the present history entry on request', () => {
  const { router, anchor } = pageWith({ to: '/product/7', replace: true });
  isLeftToBrowser(anchor);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a link to the present address replaces its history entry', () => {
  const { router, anchor } = pageWith({ to: '/shop/list' });
  isLeftToBrowser(anchor);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a listener can prevent the navigation', () => {
  const { router, anchor } = pageWith({ to: '/product/7', onClick: (event) => event.preventDefault() });
  isLeftToBrowser(anchor);
  expect(router.state.location.pathname).toBe('/shop/list');
});

test.each<[string, ComponentProps<typeof Link>, MouseEventInit]>([
  ['another tab is wanted', { to: '/product/7' }, { ctrlKey: true }],
  ['another button was pressed', { to: '/product/7' }, { button: 1 }],
  ['it opens elsewhere', { to: '/product/7', target: '_blank' }, {}],
  ['a document is wanted', { to: '/product/7', reloadDocument: true }, {}],
  ['the address is absolute', { to: 'https://manufacturer.example/manual' }, {}],
  ['the address has a scheme', { to: 'mailto:shop@example.com' }, {}],
  ['the address has a host', { to: '//manufacturer.example/manual' }, {}],
])('is left to the browser where %s', (_, link, press) => {
  const { router, anchor } = pageWith(link);
  expect(anchor.getAttribute('href')).toBe(link.to);
  expect(isLeftToBrowser(anchor, press)).toBe(true);
  expect(router.state.location.pathname).toBe('/shop/list');
});

test.each([
  ['route', '/'],
  ['path', '/shop'],
] as const)('an address above the page is resolved by its %s', (relative, href) => {
  expect(pageWith({ to: '..', relative }).anchor.getAttribute('href')).toBe(href);
});

test('passes its element to a ref', () => {
  const ref = createRef<HTMLAnchorElement>();
  expect(pageWith({ to: '/shop', ref }).anchor).toBe(ref.current);
});

test('attributes of framework mode do not reach the element', () => {
  const { anchor } = pageWith({ to: '/shop', prefetch: 'intent', discover: 'render' });
  expect(anchor.getAttributeNames()).toEqual(['href']);
});
