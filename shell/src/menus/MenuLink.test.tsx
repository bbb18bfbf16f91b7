import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MenuLink, useFollowLinks } from './MenuLink';

function Menu() {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as in the menus
    <nav onClick={useFollowLinks()}>
      <MenuLink item={{ text: 'About Us', url: '/about-us?from=menu' }} />
      <MenuLink item={{ text: 'Supplier', url: 'https://supplier.test/', external: true }} />
      <MenuLink item={{ text: 'Tools', url: '/shop?mainId=t1', mainId: 't1' }} />
    </nav>
  );
}

function shown() {
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => localStorage.clear());

test('a link navigates without a new document', () => {
  const router = shown();
  expect(fireEvent.click(screen.getByText('About Us'))).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/about-us', search: '?from=menu' });
});

/** Presses a link; returns whether the page handles the press instead of the browser. Nothing is loaded. */
function isHandled(name: string, init = {}): boolean {
  let isPrevented = false;
  const seen = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  // Seen from outside React, where the browser decides.
  document.addEventListener('click', seen, { once: true });
  fireEvent.click(screen.getByText(name), init);
  return isPrevented;
}

test.each([
  ['with a key held', 'About Us', { ctrlKey: true }],
  ['with another button', 'About Us', { button: 1 }],
  ['to another site', 'Supplier', {}],
])('a press %s is left to the browser', (_, name, init) => {
  const router = shown();
  expect(isHandled(name, init)).toBe(false);
  expect(router.state.location.pathname).toBe('/');
  expect(localStorage).toHaveLength(0);
});

test('a main category is stored, and the browser loads its document', () => {
  const router = shown();
  expect(isHandled('Tools')).toBe(false);
  expect(localStorage.getItem('sMain')).toBe('t1');
  expect(router.state.location.pathname).toBe('/');
});
