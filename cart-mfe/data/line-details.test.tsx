import { BusProvider } from '@storefront/shared/bus';
import { StorefrontContext } from '@storefront/shared/router';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { goneForTest, lineForTest } from '../testing/line-for-test';
import { loadDetails } from './details-loader';
import { detailsCacheOf, type LoadedDetails, lineName, useLineDetails } from './line-details';

const found = async (ids: readonly string[]) =>
  ids.filter((id) => id !== 'old').map((id) => productForTest({ id, name: `The ${id}` }));

const noneKnown: Api['goneProducts'] = async () => [];

function cacheOver(productsByIds: Api['productsByIds'], goneProducts = noneKnown) {
  const api = apiForTest({ productsByIds, goneProducts });
  return detailsCacheOf({ bus: busForTest(), api, pictures: '', origin: '' });
}
const unreachable = () => Promise.reject(new Error('The shop could not be reached.'));

let now = 0;
let logged: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('requests all details in one call, and reports each result', async () => {
  const find = jest.fn(found);
  const cache = cacheOver(find);
  const changed = jest.fn();
  const unsubscribe = cache.subscribe(changed);
  const asking = cache.ask(['gauze', 'old']);
  expect(Object.fromEntries(cache.known())).toEqual({ gauze: 'loading', old: 'loading' });
  await asking;
  expect(cache.known().get('gauze')).toMatchObject({ id: 'gauze', name: 'The gauze' });
  expect(cache.known().get('old')).toEqual(goneForTest('old'));
  expect(find).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('does not request ids again that are in flight', async () => {
  const find = jest.fn(found);
  const cache = cacheOver(find);
  await Promise.all([cache.ask(['gauze', 'tape']), cache.ask(['tape', 'probe']), cache.ask(['gauze'])]);
  expect(find.mock.calls.map(([ids]) => ids)).toEqual([['gauze', 'tape'], ['probe']]);
  expect(cache.known().get('probe')).toMatchObject({ name: 'The probe' });
});

it('requests only missing details, and after a minute all again while the known ones are shown', async () => {
  const cache = cacheOver(found);
  await cache.ask(['gauze']);
  expect(cache.due(['gauze', 'tape'])).toEqual(['tape']);
  now += 60_000;
  expect(cache.due(['gauze', 'tape'])).toEqual(['gauze', 'tape']);
  void cache.ask(['gauze']);
  expect(cache.known().get('gauze')).toMatchObject({ name: 'The gauze' });
});

it('asks once more about products that it does not find, for their names and successors', async () => {
  const known = goneForTest('old', { name: 'Cotton gauze', replacedBy: 'gauze' });
  const goneProducts = jest.fn(async () => [known]);
  const cache = cacheOver(async (ids) => (await found(ids)).filter(({ id }) => id === 'gauze'), goneProducts);
  await cache.ask(['gauze', 'old', 'older']);
  expect(goneProducts.mock.calls).toEqual([[['old', 'older']]]);
  expect(['old', 'older'].map((id) => cache.known().get(id))).toEqual([known, goneForTest('older')]);
  await cache.ask(['gauze']);
  expect(goneProducts).toHaveBeenCalledTimes(1);
});

it('does without names that come too late', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const cache = cacheOver(found, () => new Promise(() => {}));
  const asking = cache.ask(['old']);
  await jest.advanceTimersByTimeAsync(1_800);
  await asking;
  expect(cache.known().get('old')).toEqual(goneForTest('old'));
  jest.useRealTimers();
});

it('keeps known details when a request fails', async () => {
  const find = jest.fn(found);
  const cache = cacheOver(find);
  await cache.ask(['gauze', 'old']);
  find.mockImplementation(unreachable);
  await cache.ask(['gauze', 'old', 'tape']);
  expect(cache.known().get('gauze')).toMatchObject({ name: 'The gauze' });
  expect(cache.known().get('old')).toEqual(goneForTest('old'));
  expect(cache.known().get('tape')).toBe('not loaded');
  expect(cache.due(['gauze', 'tape'])).toEqual(['gauze', 'tape']);
  expect(logged.mock.calls).toEqual([['Error: The shop could not be reached.']]);
});

it('adds the details in a document, but keeps newer ones', async () => {
  const cache = cacheOver(found);
  await cache.ask(['gauze']);
  cache.learn({
    products: [lineForTest({ name: 'Older' }), lineForTest({ id: 'tape' })],
    gone: [goneForTest('old')],
    failed: false,
  });
  expect(cache.known().get('gauze')).toMatchObject({ name: 'The gauze' });
  expect(cache.known().get('tape')).toMatchObject({ name: 'Gauze' });
  expect(cache.known().get('old')).toEqual(goneForTest('old'));
  expect(cache.due(['tape', 'old'])).toEqual([]);
});

const lines = [{ id: 'gauze' }, { id: 'old' }];

function Names({ loaded }: { readonly loaded: LoadedDetails | null }) {
  const detailsOf = useLineDetails(lines, loaded);
  return lines.map(({ id }) => {
    const details = detailsOf(id);
    return <p key={id}>{typeof details === 'string' ? details : lineName(id, details)}</p>;
  });
}

function shop() {
  const productsByIds = jest.fn(async () => [productForTest({ id: 'gauze', name: 'Asked for' })]);
  const api = apiForTest({ productsByIds, goneProducts: noneKnown });
  return { productsByIds, storefront: { bus: busForTest(), api, pictures: '', origin: '' } };
}

async function show(loaded: LoadedDetails | null, { productsByIds, storefront } = shop()) {
  await act(async () => {
    render(
      <StorefrontContext value={storefront}>
        <BusProvider bus={storefront.bus}>
          <Names loaded={loaded} />
        </BusProvider>
      </StorefrontContext>,
    );
  });
  const shown = screen.getAllByText(/./).map(({ textContent }) => textContent);
  return { asked: productsByIds.mock.calls.map(([ids]: unknown[]) => ids), shown };
}

it("uses the document's details without a request", async () => {
  const loaded = { products: [lineForTest({ name: 'Brought' })], gone: [goneForTest('old')], failed: false };
  expect(await show(loaded)).toEqual({ asked: [], shown: ['Brought', 'Product old'] });
});

it.each([{ products: [], gone: [], failed: true }, null])(
  'requests missing details once when the loader’s result is %j',
  async (loaded) => {
    expect(await show(loaded)).toEqual({ asked: [['gauze', 'old']], shown: ['Asked for', 'Product old'] });
  },
);

it('does not retry what the loader just failed to load until the network is back', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const away = shop();
  away.productsByIds.mockRejectedValueOnce(new Error('The shop could not be reached.'));
  const loaded = await loadDetails(['gauze', 'old'], detailsCacheOf(away.storefront));
  expect(await show(loaded, away)).toEqual({
    asked: [['gauze', 'old']],
    shown: ['not loaded', 'not loaded'],
  });
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
  fireEvent(window, new Event('online'));
  await screen.findByText('Asked for');
});
