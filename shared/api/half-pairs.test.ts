import { fakeBackend } from '../testing/fake-backend';
import { apiTo } from './api-for-test';

const half = '\\ud83d';
const images = JSON.stringify(`[{"path":"/a${half}.jpg"}]`);
const product = `{"id":"1${half}","productId":"1","productName":"Gauze ${half}","description":"${half}","url":"/p/${half}","images":${images},"sizes":["${half}"],"product_brands":[{"name":"${half}"}]}`;

test('a product with half a surrogate pair can go into any address', async () => {
  const { address } = await fakeBackend((response) => response.end(`{"data":[${product}]}`));
  const answer = JSON.stringify(await apiTo(address).productsByIds(['1']));
  expect(answer).toContain('\ufffd');
  expect(
    JSON.parse(answer, (_, value) => (typeof value === 'string' ? encodeURIComponent(value) : value)),
  ).toBeTruthy();
});
