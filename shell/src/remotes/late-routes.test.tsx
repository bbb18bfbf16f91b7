import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  Link,
  Outlet,
  RouterProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useParams,
} from 'react-router-dom';
import type { MatchedRoute } from '../page-data';
import { remoteRoute } from '../routes';
import { lateRoutes } from './late-routes';

jest.mock('./document-address', () => ({ documentAddress: '/lab/7' }));

const loader = jest.fn(
  async ({ params }: { params: Record<string, string | undefined> }) => `test ${params.id}`,
);
const Page = () => (
  <button type="button">
    {String(useLoaderData())} of {useParams().id}
  </button>
);
const code: RoutesModule = {
  routes: [
    { path: '/other', element: null },
    { element: <Outlet />, children: [{ path: '/lab/:id', loader, Component: Page }] },
  ],
};
const paths = ['/lab/:id'];
const release = '1.0.0';

function Menu() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Menu {presses}
      </button>
      <Link to="/lab/8">Eight</Link>
      <Outlet />
    </>
  );
}
const around = (part: Parameters<typeof remoteRoute>[0]) => [
  { element: <Menu />, children: [remoteRoute(part)] },
];

/** The server's page, hydrated with code that arrives on demand. */
async function hydrated() {
  const handler = createStaticHandler(around({ remote: 'lab', release, paths, module: code }));
  const context = (await handler.query(new Request('http://shop.test/lab/7'))) as StaticHandlerContext;
  const matched: MatchedRoute[] = context.matches.slice(3).map(({ route: { id, path } }) => ({ id, path }));
  const hydration = { loaderData: context.loaderData, actionData: null, errors: null };
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  );
  loader.mockClear();
  let give = (_: RoutesModule | null) => {};
  const coming = new Promise<RoutesModule | null>((resolve) => (give = resolve));
  const late = lateRoutes({ matched, hydration }, paths, '/lab/7', coming);
  const router = createMemoryRouter(around({ remote: 'lab', release, paths, module: null, late }), {
    initialEntries: ['/lab/7'],
    hydrationData: { loaderData: context.loaderData },
  });
  const button = container.querySelector('[data-boundary] button');
  await act(async () => {
    hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: () => {} });
  });
  return { container, button, arrive: (arrived: RoutesModule | null) => act(async () => give(arrived)) };
}

const isInteractive = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'));

test('the rest of the page is interactive before the code has loaded, and the page itself afterwards', async () => {
  const { container, button, arrive } = await hydrated();
  fireEvent.click(screen.getByRole('button', { name: 'Menu 0' }));
  expect(screen.getByRole('button', { name: 'Menu 1' })).toBeTruthy();
  expect([button?.textContent, isInteractive(button)]).toEqual(['test 7 of 7', false]);

  await arrive(code);
  expect(container.querySelector('[data-boundary] button')).toBe(button);
  expect([button?.textContent, isInteractive(button)]).toEqual(['test 7 of 7', true]);
  expect(loader).not.toHaveBeenCalled();
});

test('its loaders are those of the loaded code', async () => {
  const { container, arrive } = await hydrated();
  await arrive(code);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Eight' })));
  expect(container.querySelector('[data-boundary] button')?.textContent).toBe('test 8 of 8');
  expect(loader).toHaveBeenCalledTimes(1);
});

test("keeps the server's HTML if the code cannot be loaded", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container, arrive } = await hydrated();
  await arrive(null);
  expect(container.querySelector('[data-boundary] button')?.textContent).toBe('test 7 of 7');
  expect(container.textContent).toContain('Some extras of this page could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Menu 0' }));
  expect(screen.getByRole('button', { name: 'Menu 1' })).toBeTruthy();
});
