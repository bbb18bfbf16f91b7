import type { Connection } from '@storefront/shared/contracts/connections';
import { quoteCalls } from './quote-calls';

function connection() {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    return { data: [] };
  };
  return { asked, connection: { get: answer, post: answer } satisfies Connection };
}

test('quotes and their data use the connection with the longer timeout', async () => {
  const [shop, submissions, suburbs] = [connection(), connection(), connection()];
  const calls = quoteCalls({
    shop: shop.connection,
    submissions: submissions.connection,
    sending: submissions.connection,
    suburbs: suburbs.connection,
  });
  await calls.states();
  await calls.suburbs('TAS');
  await calls.productsByIds(['1']);
  await calls.requestQuote({} as Parameters<typeof calls.requestQuote>[0]);
  expect([shop.asked, submissions.asked, suburbs.asked]).toEqual([
    ['api/v1/geo/states/'],
    ['products', 'api/v1/email/quote'],
    [''],
  ]);
});
