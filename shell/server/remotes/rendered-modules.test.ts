import { busForTest } from '@storefront/shared/testing/bus-for-test';
import type { ReleaseOnPage } from '../../src/page-data';
import { renderedModules } from './rendered-modules';

const onPage = Object.fromEntries(
  [
    ['reviews', 'page-foot'],
    ['lab', 'header-cart', 'listing-foot', 'page-foot', 'cart-drawer'],
  ].map(([remote, ...slots]) => [
    remote,
    { version: '1.0.0', exposes: ['routes', ...slots] } as unknown as ReleaseOnPage,
  ]),
);
const owners = [
  { remote: 'lab', paths: ['/lab'] },
  { remote: 'gone', paths: ['/gone'] },
];
const routes = { routes: [] };
const widget = { Widget: () => null };
const report = jest.fn();
const load = jest.fn<Promise<unknown>, [string]>();

beforeEach(() => {
  jest.clearAllMocks();
  load.mockImplementation(async (name) => (name.endsWith('/routes') ? routes : widget));
});

const rendered = (pathname: string, state = busForTest().state()) =>
  renderedModules(pathname, state, { releases: {}, onPage, owners, load }, report);

test("are the owner's routes and the widgets of the page's slots", async () => {
  expect(await rendered('/lab')).toEqual({
    owner: { remote: 'lab', paths: ['/lab'], release: '1.0.0', module: routes },
    widgets: { 'lab/header-cart': widget, 'reviews/page-foot': widget, 'lab/page-foot': widget },
    names: ['lab/routes', 'lab/header-cart', 'reviews/page-foot', 'lab/page-foot'],
    needed: ['lab', 'lab', 'reviews', 'lab'],
  });
  expect(report).not.toHaveBeenCalled();
});

test('include more slots during a comparison', async () => {
  const { names } = await rendered('/shop', busForTest({ compare: ['gauze'] }).state());
  expect(names).toEqual(['lab/header-cart', 'lab/listing-foot', 'reviews/page-foot', 'lab/page-foot']);
});

test('are only widgets on a page of the shell', async () => {
  const { owner, names } = await rendered('/about-us');
  expect(owner).toBeNull();
  expect(names).toEqual(['lab/header-cart', 'reviews/page-foot', 'lab/page-foot']);
});

test('a module that cannot be loaded is missing, and is logged', async () => {
  const late = new Error('late');
  load.mockImplementation((name) =>
    name.startsWith('lab/') ? Promise.reject(late) : Promise.resolve(widget),
  );
  expect(await rendered('/lab')).toEqual({
    owner: { remote: 'lab', paths: ['/lab'], release: '1.0.0', module: null },
    widgets: { 'reviews/page-foot': widget },
    names: ['reviews/page-foot'],
    needed: ['lab', 'lab', 'reviews', 'lab'],
  });
  expect(report.mock.calls).toEqual(Array(3).fill(['lab', late]));
});

test('an owner without a release loads nothing and logs nothing', async () => {
  const { owner, needed } = await rendered('/gone');
  expect(needed).toContain('gone');
  expect(owner).toEqual({ remote: 'gone', paths: ['/gone'], release: undefined, module: null });
  expect(load).not.toHaveBeenCalledWith('gone/routes');
  expect(report).not.toHaveBeenCalled();
});
