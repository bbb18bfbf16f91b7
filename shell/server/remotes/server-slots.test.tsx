import { RouterContextProvider } from '@storefront/shared/router';
import { renderToString } from 'react-dom/server.node';
import { type Composed, documentMarks } from './compose';
import { documentTime } from './deadlines';
import type { RenderedModules } from './rendered-modules';
import { loadSlots, serverSlots } from './server-slots';

const Widget = ({ loaded }: { readonly loaded: unknown }) => <p>{JSON.stringify(loaded)}</p>;
const modules = (widgets: RenderedModules['widgets']): RenderedModules => ({
  owner: null,
  widgets,
  names: Object.keys(widgets) as RenderedModules['names'],
  needed: ['lab', 'reviews'],
});
const release = { version: '1.0.0', exposes: ['page-foot'] };
const composed = { onPage: { lab: release, reviews: release } } as unknown as Composed;
const markOf = documentMarks(composed, '/shop');

test('a slot has its widgets in their boundaries, with their data', () => {
  const widgets = { 'lab/page-foot': { Widget }, 'reviews/page-foot': { Widget } };
  const slots = serverSlots(modules(widgets), composed, { 'reviews/page-foot': 5 }, markOf);
  const html = slots.fill('page-foot').map(({ Component }) => Component && renderToString(<Component />));
  expect(html).toEqual([
    '<div data-boundary="lab/page-foot" data-release="1.0.0"><p>null</p></div>',
    '<div data-boundary="reviews/page-foot" data-release="1.0.0"><p>5</p></div>',
  ]);
});

test('a slot lacks a widget that is unavailable', () => {
  const slots = serverSlots(modules({ 'reviews/page-foot': { Widget } }), composed, {}, markOf);
  expect(slots.fill('page-foot')).toEqual([
    { module: 'lab/page-foot', Component: null },
    { module: 'reviews/page-foot', Component: expect.any(Function) },
  ]);
  expect(slots.fill('header-cart')).toEqual([]);
});

test('does not load a slot that opens on demand', async () => {
  await expect(serverSlots(modules({}), composed, {}, markOf).load('cart-drawer')).rejects.toThrow(
    'in the browser only',
  );
});

describe('the data of widgets', () => {
  const context = new RouterContextProvider();
  const report = jest.fn();
  const given = (load: unknown) =>
    modules({ 'lab/page-foot': { Widget, load: load as () => Promise<unknown> } });

  const loadedFor = (found: RenderedModules) => loadSlots(found, context, documentTime(), markOf, report);

  beforeEach(() => report.mockClear());

  test('is loaded by name, and not for widgets without a load', async () => {
    const load = jest.fn(async () => 'five stars');
    const found = modules({ 'lab/page-foot': { Widget }, 'reviews/page-foot': { Widget, load } });
    expect(await loadedFor(found)).toEqual({
      modules: found,
      loaded: { 'reviews/page-foot': 'five stars' },
    });
    expect(load).toHaveBeenCalledWith(context);
    expect(report).not.toHaveBeenCalled();
  });

  test.each<[string, unknown, string]>([
    ['rejects', () => Promise.reject(new Error('down')), 'down'],
    ['is no function', 5, 'load is not a function'],
    ['gives a BigInt', async () => 5n, 'serialize a BigInt'],
    ['gives a function', async () => () => 5, 'not valid JSON'],
  ])('lacks a widget whose load %s, with a log line, and keeps the others', async (_, load, reason) => {
    const other = { 'reviews/page-foot': { Widget, load: async () => 5 } };
    const found = modules({ ...given(load).widgets, ...other });
    expect(await loadedFor(found)).toEqual({
      modules: modules(other),
      loaded: { 'reviews/page-foot': 5 },
    });
    const message = expect.stringContaining(reason);
    expect(report.mock.calls).toEqual([['lab', expect.objectContaining({ message })]]);
  });

  test('is the JSON that the browser gets', async () => {
    const { loaded } = await loadedFor(given(async () => ({ at: new Date(0) })));
    expect(loaded).toEqual({ 'lab/page-foot': { at: '1970-01-01T00:00:00.000Z' } });
  });
});
