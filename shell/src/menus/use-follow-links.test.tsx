/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MenuLink } from './MenuLink';
import { useFollowLinks } from './use-follow-links';

function Menu() {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as in the menus
    <nav onClick={useFollowLinks()}>
      <MenuLink item={{ text: 'About Us', url: '/about-us?from=menu' }} />
      <MenuLink item={{ text: 'Supplier', url: 'https://supplier.test/', external: true }} />
      <MenuLink item={{ text: 'Tools', url: '/shop', mainId: 't1' }} />
    </nav>
  );
}

function shown() {
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => localStorage.clear());

test('a link leads on in place', () => {
  const router = shown();
  expect(fireEvent.click(screen.getByText('About Us'))).toBe(false);
  expect(router.state.location).toMatchObject({ pathname: '/about-us', search: '?from=menu' });
});

test.each([
  ['with a key held', 'About Us', { ctrlKey: true }],
  ['with another button', 'About Us', { button: 1 }],
  ['to another site', 'Supplier', {}],
])('a press %s is left to the browser', (_, name, init) => {
  const router = shown();
  // Seen from outside React, where the browser decides: it must not have been prevented. Nothing is loaded.
  const seen = jest.fn((event: Event) => {
    seen.prevented = event.defaultPrevented;
    event.preventDefault();
  }) as jest.Mock & { prevented?: boolean };
  document.addEventListener('click', seen, { once: true });
  fireEvent.click(screen.getByText(name), init);
  expect(seen.prevented).toBe(false);
  expect(router.state.location.pathname).toBe('/');
});

test('a main category is kept for the shop', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  shown();
  fireEvent.click(screen.getByText('Tools'));
  expect(localStorage.getItem('sMain')).toBe('t1');
  // jsdom cannot load another document, and says so.
  expect(String(logged.mock.calls[0]?.[0])).toContain('navigation');
  logged.mockRestore();
});
