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

test('a page without its main content is rendered with status 503', async () => {
  expect(await answerOf([])).toEqual({ status: 503, data: [] });
});

test('the data of every other page is unchanged', async () => {
  expect(await answerOf(['gauze'])).toEqual({ status: 200, data: ['gauze'] });
});
