import { useBackCloses } from '@storefront/shared/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { withBackCloses } from './back-closes';

const loads = jest.fn(() => null);

function Layer({ name }: { readonly name: string }) {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open && <p>{name} is open</p>}
    </>
  );
}

function Page() {
  return (
    <>
      <Layer name="Drawer" />
      <Layer name="Form" />
      <Link to="/next">Next</Link>
      <Outlet />
    </>
  );
}

const router = withBackCloses(() =>
  createBrowserRouter([
    { path: '/next', loader: loads, element: <p>The next page</p> },
    { path: '*', loader: loads, element: <Page /> },
  ]),
);

const press = (name: string) => act(async () => screen.getByText(name).click());
const back = () => act(async () => history.back());
const isOpen = (name: string) => screen.queryByText(`${name} is open`) !== null;
const positions = () => (history.state as { idx: number }).idx;

beforeEach(async () => {
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await act(async () => void (await router.navigate('/shop')));
  loads.mockClear();
});

it('Back closes the overlay, and neither loads nor leaves the page', async () => {
  const { key } = router.state.location;
  for (const _ of ['once', 'again']) {
    await press('Drawer');
    expect(isOpen('Drawer')).toBe(true);
    await back();
    await waitFor(() => expect(isOpen('Drawer')).toBe(false));
  }
  expect(router.state.location.key).toBe(key);
  expect(loads).not.toHaveBeenCalled();
});

it('removes its history entry when the overlay closes otherwise', async () => {
  const before = positions();
  await press('Drawer');
  expect(positions()).toBe(before + 1);
  await press('Drawer');
  await waitFor(() => expect(positions()).toBe(before));
  expect(loads).not.toHaveBeenCalled();
});

it('Back closes nested overlays one after the other', async () => {
  await press('Drawer');
  await press('Form');
  await back();
  await waitFor(() => expect(isOpen('Form')).toBe(false));
  expect(isOpen('Drawer')).toBe(true);
  await back();
  await waitFor(() => expect(isOpen('Drawer')).toBe(false));
  expect(location.pathname).toBe('/shop');
});

it('a navigation replaces the overlay’s history entry', async () => {
  const before = positions();
  await press('Drawer');
  await press('Next');
  await screen.findByText('The next page');
  expect(positions()).toBe(before + 1);
  await back();
  await screen.findByText('Drawer');
  expect(isOpen('Drawer')).toBe(false);
  expect(positions()).toBe(before);
});

it('going forward to a leftover entry leads back at once', async () => {
  const before = positions();
  await press('Drawer');
  await back();
  await waitFor(() => expect(isOpen('Drawer')).toBe(false));
  await act(async () => history.forward());
  await waitFor(() => expect(positions()).toBe(before));
  expect(isOpen('Drawer')).toBe(false);
  expect(loads).not.toHaveBeenCalled();
});

it('an entry that the browser does not remove becomes one of the page', async () => {
  await press('Drawer');
  const went = jest.spyOn(history, 'back').mockReturnValue();
  await press('Drawer');
  await waitFor(() => expect(history.state).not.toHaveProperty('overPage'), { timeout: 3_000 });
  went.mockRestore();
  expect(loads).not.toHaveBeenCalled();
});
