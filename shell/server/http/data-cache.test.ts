import { setImmediate as soon } from 'node:timers/promises';
import { createDataCache } from './data-cache';

/** A cache before a backend that answers `{ nth }`, or as it is told. */
function cached(answer: (nth: number) => unknown = (nth) => ({ nth })) {
  const asked: string[] = [];
  const get = async (path: string, query?: URLSearchParams) => {
    asked.push(`${path}?${query ?? ''}`);
    await soon();
    return answer(asked.length);
  };
  return { asked, get: createDataCache()({ get, post: async () => undefined }) };
}

const page = (nth: number) => new URLSearchParams({ page: String(nth) });

test('an answer serves who asks for the same within a second, and who asks while it is on its way', async () => {
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

test('after a second it is asked for anew', async () => {
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

test('what one document makes of it is not another’s', async () => {
  const { get } = cached(() => ({ products: ['a', 'b'] }));
  const mine = (await get('products')) as { products: string[] };
  mine.products.pop();
  expect(await get('products')).toEqual({ products: ['a', 'b'] });
});

test('an empty answer stays one', async () => {
  const { asked, get } = cached(() => undefined);
  expect(await get('products')).toBeUndefined();
  expect(await get('products')).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test('a failure is not kept, nor what is very long', async () => {
  const { asked, get } = cached((nth) => {
    if (nth === 1) throw new Error('the backend is down');
    return 'a'.repeat(300_000);
  });
  await expect(get('products')).rejects.toThrow('the backend is down');
  await get('products');
  await get('products');
  expect(asked).toHaveLength(3);
});

test('who gives up waits no longer, and the others have their answer', async () => {
  const { asked, get } = cached();
  const visitor = new AbortController();
  const [leaving, staying] = [get('products', undefined, visitor.signal), get('products')];
  visitor.abort();
  await expect(leaving).rejects.toMatchObject({ kind: 'aborted' });
  await expect(staying).resolves.toEqual({ nth: 1 });
  expect(asked).toHaveLength(1);
});
