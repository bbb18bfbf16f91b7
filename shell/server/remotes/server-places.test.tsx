import { RouterContextProvider } from '@storefront/shared/router';
import { renderToString } from 'react-dom/server.node';
import type { Composed } from './compose';
import type { RenderedModules } from './rendered-modules';
import { loadPlaces, serverPlaces } from './server-places';

const Widget = ({ loaded }: { readonly loaded: unknown }) => <p>{JSON.stringify(loaded)}</p>;
const modules = (widgets: RenderedModules['widgets']): RenderedModules => ({
  owner: null,
  widgets,
  names: [],
});
const release = { version: '1.0.0', exposes: ['page-foot'] };
const composed = { onPage: { lab: release, reviews: release } } as unknown as Composed;

test('a place has what remotes fill it with, in its boundary and with what was loaded for it', () => {
  const widgets = { 'lab/page-foot': { Widget }, 'reviews/page-foot': { Widget } };
  const places = serverPlaces(modules(widgets), composed, { 'reviews/page-foot': 5 });
  const html = places.fill('page-foot').map(({ Component }) => Component && renderToString(<Component />));
  expect(html).toEqual([
    '<div data-boundary="lab/page-foot" data-release="1.0.0"><p>null</p></div>',
    '<div data-boundary="reviews/page-foot" data-release="1.0.0"><p>5</p></div>',
  ]);
});

test('a remote whose widget is not to be had has its place without it', () => {
  const places = serverPlaces(modules({ 'reviews/page-foot': { Widget } }), composed, {});
  expect(places.fill('page-foot')).toEqual([
    { module: 'lab/page-foot', Component: null },
    { module: 'reviews/page-foot', Component: expect.any(Function) },
  ]);
  expect(places.fill('header-cart')).toEqual([]);
});

test('what opens on demand is not loaded on a server', async () => {
  await expect(serverPlaces(modules({}), composed, {}).load('cart-drawer')).rejects.toThrow(
    'in the browser only',
  );
});

test('what widgets need is loaded by their names, and nothing for those that need nothing', async () => {
  const context = new RouterContextProvider();
  const load = jest.fn(async () => 'five stars');
  const widgets = { 'lab/page-foot': { Widget }, 'reviews/page-foot': { Widget, load } };
  expect(await loadPlaces(modules(widgets), context)).toEqual({ 'reviews/page-foot': 'five stars' });
  expect(load).toHaveBeenCalledWith(context);
});
