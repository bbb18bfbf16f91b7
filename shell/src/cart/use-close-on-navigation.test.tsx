import { BusProvider } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useCloseOnNavigation } from './use-close-on-navigation';

function Layout() {
  useCloseOnNavigation();
  return <Outlet />;
}

async function show() {
  const bus = busForTest({ isDrawerShow: true });
  let finish = () => {};
  const slow = () => new Promise((resolve) => (finish = () => resolve(null)));
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/slow', element: <p />, loader: slow },
          { path: '*', element: <p /> },
        ],
      },
    ],
    { initialEntries: ['/shop'] },
  );
  await act(async () => {
    render(
      <StrictMode>
        <BusProvider bus={bus}>
          <RouterProvider router={router} />
        </BusProvider>
      </StrictMode>,
    );
  });
  return {
    isWanted: () => bus.state().app.isDrawerShow,
    want: () => act(async () => bus.update('app', { isDrawerShow: true })),
    go: (to: string) => act(async () => void router.navigate(to)),
    back: () => act(async () => void router.navigate(-1)),
    finish: () => act(async () => finish()),
  };
}

it('closes with every navigation, to the same page and back too', async () => {
  const { isWanted, want, go, back } = await show();
  expect(isWanted()).toBe(true);
  for (const leave of [() => go('/shop'), () => go('/product/1'), back]) {
    await want();
    await leave();
    expect(isWanted()).toBe(false);
  }
});

it('closes as soon as a navigation starts, and when one ends that was under way', async () => {
  const { isWanted, want, go, finish } = await show();
  await go('/slow');
  expect(isWanted()).toBe(false);
  await want();
  expect(isWanted()).toBe(true);
  await finish();
  expect(isWanted()).toBe(false);
});
