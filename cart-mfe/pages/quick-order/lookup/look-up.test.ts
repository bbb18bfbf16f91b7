import { ApiError } from '@storefront/shared/api/api-error';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { readOrder } from '../text/read-order';
import type { Answers } from './answers';
import { lookUp } from './look-up';
import { outcomeOf } from './outcome';

const shop = [
  productForTest({ id: 'gauze', name: 'Gauze swabs', sku: 'G-1' }),
  productForTest({ id: 'tape', name: 'Tape', sku: 'T-1' }),
  productForTest({ id: 'drape', name: 'Drape', sku: 'D-1' }),
];

const productsBySkus: Api['productsBySkus'] = async (skus) =>
  shop.filter(({ sku }) => skus.some((one) => one.toUpperCase() === sku));
const listProducts: Api['listProducts'] = async ({ productName = '' }) => ({
  products: shop.filter(({ name }) => name.startsWith(productName)),
  total: null,
});

const { signal } = new AbortController();

/** The outcomes of lines in words, and the calls made. */
async function found(text: string, calls: Partial<Api> = {}, choices = new Map<string, string>()) {
  const api = {
    productsBySkus: jest.fn(calls.productsBySkus ?? productsBySkus),
    listProducts: jest.fn(calls.listProducts ?? listProducts),
  };
  const { lines } = readOrder(text);
  let answers: Answers = new Map();
  const ask = async () => {
    answers = await lookUp(lines, { api: apiForTest(api) }, { known: answers, signal });
  };
  const outcomes = () =>
    lines.map((line) => {
      const outcome = outcomeOf(line, answers, choices);
      if (outcome.kind === 'found') return `${outcome.quantity} ${outcome.product.id}`;
      return outcome.kind === 'refused' ? outcome.reason : outcome.kind;
    });
  await ask();
  return { outcomes, ask, asked: api };
}

jest.mock('./outcome', () => {
  const { outcomeOf: real, ...others } = jest.requireActual('./outcome');
  return { ...others, outcomeOf: jest.fn(real) };
});

test.each([
  [30, null, 24 - 6],
  [30, 1018, 1012],
  [6, 6, undefined],
  [2, null, undefined],
])(
  'of %d similar products, %d in all, it gives the number beyond the choices',
  async (count, total, further) => {
    const products = Array.from({ length: count }, (_, nth) => productForTest({ id: `${nth}` }));
    const api = apiForTest({
      productsBySkus: async () => [],
      listProducts: async () => ({ products, total }),
    });
    const answer = (await lookUp(readOrder('chair').lines, { api }, { signal })).get('chair');
    expect([answer?.alike?.length, answer?.further]).toEqual([Math.min(count, 6), further]);
  },
);

test('looks up all SKUs at once, and names once for lines without a SKU', async () => {
  const { asked, ask } = await found('G-1\nT-1, 2\nchair, 1\nchair, 5\n=2');
  expect(asked.productsBySkus).toHaveBeenCalledTimes(1);
  expect(asked.productsBySkus.mock.calls[0]?.[0]).toEqual(['G-1', 'T-1', 'chair']);
  expect(asked.listProducts.mock.calls.map(([{ productName }]) => productName)).toEqual(['chair']);
  await ask();
  expect(asked.productsBySkus).toHaveBeenCalledTimes(1);
});

test('a failed lookup says so, and is repeated', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  const { outcomes, ask } = await found('G-1, 2', {
    productsBySkus: async (skus) => {
      if (fails) throw new ApiError('network', { call: 'products' });
      return productsBySkus(skus);
    },
  });
  expect(outcomes()).toEqual(['This line could not be looked up.']);
  expect(logged).toHaveBeenCalledTimes(1);
  fails = false;
  await ask();
  expect(outcomes()).toEqual(['2 gauze']);
});

test('a search that fails is not made for all others too', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(outcomeOf).mockClear();
  const { asked } = await found(Array.from({ length: 40 }, (_, nth) => `chair ${nth}x`).join('\n'), {
    listProducts: () => Promise.reject(new ApiError('network', { call: 'product' })),
  });
  expect(asked.listProducts.mock.calls.length).toBeLessThan(5);
  expect(logged.mock.calls.length).toBe(asked.listProducts.mock.calls.length);
  expect(jest.mocked(outcomeOf).mock.calls.length).toBeLessThan(10);
});

test('names beyond as many as it may search for stay open, and others are answered', async () => {
  const listProducts = jest.fn(async () => ({ products: [], total: null }));
  const api = apiForTest({ productsBySkus, listProducts });
  const { lines } = readOrder(['G-1', ...[...'abcdefghij'].map((name) => `chair ${name}`)].join('\n'));
  const answers = await lookUp(lines, { api }, { signal, most: { names: 3, skus: 100 } });
  expect(listProducts).toHaveBeenCalledTimes(3);
  const kinds = lines.map((line) => outcomeOf(line, answers, new Map()).kind);
  expect(kinds.filter((kind) => kind === 'open')).toHaveLength(7);
  expect(kinds[0]).toBe('found');
});

test('an aborted lookup stays open', async () => {
  const { outcomes } = await found('G-1', {
    productsBySkus: () => Promise.reject(new ApiError('aborted', { call: 'products' })),
  });
  expect(outcomes()).toEqual(['open']);
});

test('looks up names before their columns are chosen', async () => {
  const sheet = 'Gauze swabs\t2\t5\nDrape\t3\t6';
  const { outcomes } = await found(sheet);
  expect(outcomes()).toEqual(['columns', 'columns']);
  const key = 'column of gauze swabs, drape 2, 3 5, 6';
  expect((await found(sheet, {}, new Map([[key, '2']]))).outcomes()).toEqual(['5 gauze', '6 drape']);
});

test('each line is judged a few times, however many names the list has', async () => {
  const judged = async (count: number) => {
    jest.mocked(outcomeOf).mockClear();
    await found(Array.from({ length: count }, (_, nth) => `Unknown thing ${nth}, 2`).join('\n'));
    return jest.mocked(outcomeOf).mock.calls.length / count;
  };
  expect(await judged(80)).toBeLessThanOrEqual(await judged(20));
});
