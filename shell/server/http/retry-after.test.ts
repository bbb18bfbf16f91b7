import { createStaticHandler, data } from 'react-router-dom';
import { documentRetryAfter } from './retry-after';

const answered = async (init: ResponseInit) => {
  const { query } = createStaticHandler([{ id: 'page', path: '/quote', action: () => data(null, init) }]);
  const context = await query(
    new Request('http://shop.test/quote', { method: 'POST', body: new FormData() }),
  );
  if (context instanceof Response) throw new Error('The test expects no redirect.');
  return documentRetryAfter(context.statusCode, context);
};

test.each([
  [429, { 'retry-after': '42', 'set-cookie': 'a=b' }, '42'],
  [422, {}, undefined],
  [503, {}, '120'],
])('a form answered %i with %j may be retried after %s', async (status, headers, seconds) => {
  expect(await answered({ status, headers })).toBe(seconds);
});
