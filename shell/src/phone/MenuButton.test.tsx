import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MenuButton } from './MenuButton';

// The drawer asks for the width of the screen, which jsdom does not have.
window.matchMedia = () =>
  ({ matches: true, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;

const page = () => createMemoryRouter([{ path: '*', element: <MenuButton /> }]);

test('without scripts it is a link to the navigation of the header', () => {
  expect(renderToString(<RouterProvider router={page()} />)).toContain('<a href="#menu">');
});

test('the drawer opens, closes with Escape and when a navigation starts', async () => {
  const router = page();
  render(<RouterProvider router={router} />);
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.keyDown(drawer, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(button);
  await screen.findByRole('dialog');
  await act(() => router.navigate('/shop'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the quick order comes first', async () => {
  render(<RouterProvider router={page()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  const [first] = drawer.getAllByRole('link');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Quick order', '/shop/quick-order']);
});

test('one entry is open at a time', async () => {
  render(<RouterProvider router={page()} />);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog');
  const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names).toEqual(['menu-drawer', 'menu-drawer']);
});
