import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { createStaticHandler } from 'react-router-dom';
import { unavailableWhen } from './unavailable-when';

type Arguments = LoaderFunctionArgs<RouterContextProvider>;

const answerOf = async (products: readonly string[]) => {
  const loader = unavailableWhen(
    (loaded: readonly string[]) => loaded.length === 0,
    async (_: Arguments) => products,
  );
  const { query } = createStaticHandler([
    { path: '/', children: [{ index: true, loader: loader as never, id: 'page' }] },
  ]);
  const context = await query(new Request('http://shop.test/'));
  if (context instanceof Response) throw new Error('The page should have been made.');
  return { status: context.statusCode, data: context.loaderData.page };
};

test('a page without its main matter is made, and its document is a 503', async () => {
  expect(await answerOf([])).toEqual({ status: 503, data: [] });
});

test('every other page is as its loader made it', async () => {
  expect(await answerOf(['gauze'])).toEqual({ status: 200, data: ['gauze'] });
});
