import { setImmediate as soon } from 'node:timers/promises';
import { ApiError } from '@storefront/shared/api/api-error';
import type { Connection } from '@storefront/shared/contracts/connections';
import { createDataCache } from './data-cache';

/** A cache before a backend that answers `{ nth }`, or as it is told. */
function cached(answer: (nth: number) => unknown = (nth) => ({ nth })) {
  const asked: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const get: Connection['get'] = async (path, query, signal) => {
    asked.push(`${path}?${query ?? ''}`);
    signals.push(signal);
    const nth = asked.length;
    await soon();
    return answer(nth);
  };
  return { asked, signals, get: createDataCache()({ get, post: async () => undefined }) };
}

const page = (nth: number) => new URLSearchParams({ page: String(nth) });

test('an answer serves equal calls for a second, and those that wait for it', async () => {
  const { asked, get } = cached();
  expect(await Promise.all([get('products', page(1)), get('products', page(1))])).toEqual([
    { nth: 1 },
    { nth: 1 },
  ]);
  expect(await get('products', page(1))).toEqual({ nth: 1 });
  expect(await get('products', page(2))).toEqual({ nth: 2 });
  expect(await get('products')).toEqual({ nth: 3 });
  expect(asked).toEqual(['products?page=1', 'products?page=2', 'products?']);
});

test('asks again after a second', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  try {
    const { get } = cached();
    await get('products');
    now.mockReturnValue(5_999);
    expect(await get('products')).toEqual({ nth: 1 });
    now.mockReturnValue(6_001);
    expect(await get('products')).toEqual({ nth: 2 });
  } finally {
    now.mockRestore();
  }
});

test('each document gets its own copy', async () => {
  const { get } = cached(() => ({ products: ['a', 'b'] }));
  const mine = (await get('products')) as { products: string[] };
  mine.products.pop();
  expect(await get('products')).toEqual({ products: ['a', 'b'] });
});

test('keeps an empty answer', async () => {
  const { asked, get } = cached(() => undefined);
  expect(await get('products')).toBeUndefined();
  expect(await get('products')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('equal queries match however they are written', async () => {
  const { asked, get } = cached();
  const untyped = { page: '2' } as unknown as URLSearchParams;
  await get('products', untyped);
  await get('products', page(2));
  expect(asked).toEqual(['products?page=2']);
});

test('does not keep a very long answer, however long it took', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  try {
    const { asked, get } = cached(() => {
      now.mockReturnValue(6_500);
      return 'a'.repeat(300_000);
    });
    await get('products');
    now.mockReturnValue(5_500);
    await get('products');
    expect(asked).toHaveLength(2);
  } finally {
    now.mockRestore();
  }
});

test('does not keep a failure, and gives each waiting caller its own error', async () => {
  const { asked, get } = cached((nth) => {
    if (nth === 1) throw new ApiError('timeout', { call: 'GET products' });
    return { nth };
  });
  const [first, ...joined] = await Promise.allSettled([get('products'), get('products'), get('products')]);
  expect(first).toMatchObject({ status: 'rejected', reason: { kind: 'timeout' } });
  expect(joined).toMatchObject([{ value: { nth: 2 } }, { value: { nth: 2 } }]);
  expect(asked).toHaveLength(2);
});

test('an uncaught error has its caller in its stack', async () => {
  const { get } = cached(() => {
    throw new ApiError('network', { call: 'GET products' });
  });
  async function loaderOfRelease() {
    return await get('products');
  }
  const error = await loaderOfRelease().catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ kind: 'network', logLine: expect.stringContaining('GET products') });
  expect((error as Error).stack).toContain('loaderOfRelease');
});

test('an aborted caller stops waiting; the call ends when nobody waits', async () => {
  const { asked, signals, get } = cached();
  const [one, other] = [new AbortController(), new AbortController()];
  const [leaving, staying] = [
    get('products', undefined, one.signal),
    get('products', undefined, other.signal),
  ];
  one.abort();
  await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
  expect(signals[0]?.aborted).toBe(false);
  await expect(staying).resolves.toEqual({ nth: 1 });

  const last = get('brands', undefined, other.signal);
  other.abort();
  await expect(last).rejects.toMatchObject({ kind: 'aborted' });
  expect(signals[1]?.aborted).toBe(true);
  await expect(get('banners', undefined, other.signal)).rejects.toMatchObject({ kind: 'aborted' });
  expect(asked).toEqual(['products?', 'brands?']);
});
