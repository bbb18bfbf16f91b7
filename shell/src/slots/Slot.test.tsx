import { BusProvider } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import type { ModuleLoader } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import { browserSlots } from './browser-slots';
import { type Filler, type PageSlots, SlotsContext } from './page-slots';
import type { RenderedSlotName } from './rendered-slots';
import { Slot } from './Slot';
import { WidgetBoundary } from './WidgetBoundary';

const bus = busForTest({ cart: [{ id: 'gauze', quantity: 3 }] });
const comparing = busForTest({ compare: ['gauze'] });

const notLoaded: ModuleLoader = () => Promise.reject(new Error('not to be had'));
const filledBy = (...fillers: Filler[]): PageSlots => ({
  fill: () => fillers,
  load: () => Promise.reject(new Error('not asked for')),
});

const layout = (slots: PageSlots, name: RenderedSlotName = 'header-cart', state = bus) => (
  <BusProvider bus={state}>
    <MemoryRouter initialEntries={['/shop']}>
      <SlotsContext value={slots}>
        <Slot name={name} />
      </SlotsContext>
    </MemoryRouter>
  </BusProvider>
);

const Badge = () => <p>Cart, 3 items</p>;
const InPlace = () => (
  <WidgetBoundary module="lab/header-cart" release="1.0.0">
    <Badge />
  </WidgetBoundary>
);
function Broken(): ReactNode {
  throw new Error('broken release');
}

const release = { version: '1.0.0', exposes: ['header-cart', 'listing-foot', 'page-foot', 'cart-drawer'] };
const pageWith = (rendered: PageData['rendered'], more: object = {}) =>
  ({
    rendered,
    loaded: {},
    state: bus.state(),
    composition: { lab: release },
    ...more,
  }) as unknown as PageData;

async function hydrated(load: ModuleLoader) {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(layout(filledBy({ module: 'lab/header-cart', Component: InPlace })));
  const before = container.querySelector('p');
  await act(async () => {
    hydrateRoot(container, layout(browserSlots(pageWith(['lab/header-cart']), load, '/shop')));
  });
  expect(container.querySelector('p')).toBe(before);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  container.remove();
}

test('the remote takes over the HTML it rendered on the server', () =>
  hydrated(async () => ({ Widget: Badge })));

test.each<[string, ModuleLoader]>([
  ['cannot be loaded', notLoaded],
  ['has nothing to show', async () => ({})],
])('the HTML stays when the remote %s', (_, load) => hydrated(load));

test.each<[string, PageSlots]>([
  ['fills it', filledBy()],
  ['can be loaded', filledBy({ module: 'lab/header-cart', Component: null })],
  ['works', filledBy({ module: 'lab/header-cart', Component: Broken })],
])('the slot has the shell’s own link when no remote %s', (_, slots) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(layout(slots));
  expect(screen.getByRole('link', { name: 'Cart (3)' })).toBeTruthy();
});

test('a shared slot has its widgets in order, and a broken one leaves the others', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const fillers = filledBy(
    { module: 'lab/page-foot', Component: () => <p>Lab</p> },
    { module: 'broken/page-foot', Component: Broken },
    { module: 'archive/page-foot', Component: null },
    { module: 'reviews/page-foot', Component: () => <p>Reviews</p> },
  );
  const { container } = render(layout(fillers, 'page-foot'));
  expect(container.innerHTML).toBe('<p>Lab</p><p>Reviews</p>');
});

test('a slot without widgets on the page is empty', () => {
  const fillers = filledBy({ module: 'lab/listing-foot', Component: () => <p>Lab</p> });
  expect(render(layout(fillers, 'listing-foot')).container.innerHTML).toBe('');
  expect(render(layout(fillers, 'listing-foot', comparing)).container.innerHTML).toBe('<p>Lab</p>');
});

test('omits a widget that failed on the server, but not one that its page did not need', () => {
  const page = pageWith(['lab/header-cart'], { state: comparing.state() });
  const listingFoot = (pathname: string) => browserSlots(page, notLoaded, pathname).fill('listing-foot');
  expect(listingFoot('/shop')).toEqual([{ module: 'lab/listing-foot', Component: null }]);
  expect(listingFoot('/about-us')).toEqual([{ module: 'lab/listing-foot', Component: expect.anything() }]);
});

test("keeps a slot's widget, so that it is not loaded again", () => {
  const slots = browserSlots(pageWith(['lab/header-cart']), notLoaded, '/shop');
  expect(slots.fill('header-cart')).toBe(slots.fill('header-cart'));
});

test('each widget gets its data from the server', async () => {
  const composition = { lab: release, reviews: release };
  const rendered = ['lab/page-foot', 'reviews/page-foot'] as const;
  const page = pageWith(rendered, { composition, loaded: { 'reviews/page-foot': 'five stars' } });
  const Widget = ({ loaded }: { loaded: unknown }) => JSON.stringify(loaded);
  const slots = browserSlots(page, async () => ({ Widget }), '/shop');
  const { container } = render(layout(slots, 'page-foot'));
  await act(async () => {});
  expect(container.innerHTML).toBe(
    '<div data-boundary="lab/page-foot" data-release="1.0.0">null</div>' +
      '<div data-boundary="reviews/page-foot" data-release="1.0.0">"five stars"</div>',
  );
});

test("a slot that opens on demand loads its remote's widget, inside its boundary", async () => {
  const load = jest.fn<Promise<unknown>, [string]>(async () => ({ Widget: () => <p>Drawer</p> }));
  const Drawer = await browserSlots(pageWith([]), load, '/shop').load('cart-drawer');
  expect(load.mock.calls).toEqual([['lab/cart-drawer']]);
  const { container } = render(
    <Drawer
      open
      message=""
      added={[]}
      opener={null}
      onClose={() => {}}
      staysClosed={false}
      onStaysClosed={() => {}}
    />,
  );
  expect(container.innerHTML).toBe(
    '<div data-boundary="lab/cart-drawer" data-release="1.0.0"><p>Drawer</p></div>',
  );
});

test('reports a slot that no remote fills in one sentence', async () => {
  await expect(browserSlots(pageWith([]), notLoaded, '/shop').load('quote-form')).rejects.toThrow(
    new Error('No remote of this page fills quote-form.'),
  );
});
