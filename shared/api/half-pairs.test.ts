import type { Api } from '../testing/api';
import { apiTo } from './api-for-test';
import { closeBackends, fakeBackend } from './fake-backend';

afterEach(closeBackends);

const half = '\\ud83d';
const images = JSON.stringify(`[{"path":"/a${half}.jpg"}]`);
const product = `{"id":"1${half}","productId":"1","productName":"Gauze ${half}","description":"${half}","url":"/p/${half}","images":${images},"sizes":["${half}"],"product_brands":[{"name":"${half}"}]}`;

test.each([
  ['products', (api: Api) => api.listProducts({}), product],
  ['products by id', (api: Api) => api.productsByIds(['1']), product],
  ['settings', (api: Api) => api.settings('caption'), `{"title":"${half}"}`],
  ['states', (api: Api) => api.states(), `{"abbreviation":"${half}","name":"${half}"}`],
  ['categories', (api: Api) => api.mainCategories(), `{"id":"${half}","name":"${half}"}`],
])('%s with half a surrogate pair can go into any address', async (_, call, entry) => {
  const { address } = await fakeBackend((response) => response.end(`{"data":[${entry}]}`));
  const answer = JSON.stringify(await call(apiTo(address)));
  expect(answer).toContain('\ufffd');
  expect(
    JSON.parse(answer, (_, value) => (typeof value === 'string' ? encodeURIComponent(value) : value)),
  ).toBeTruthy();
});
