import { ApiError } from '../api/api-error';
import { retryHeaders } from './retry-headers';

test.each([
  [new ApiError('http', { call: 'POST', status: 429, retryAfter: 42 }), { 'retry-after': '42' }],
  [new ApiError('http', { call: 'POST', status: 429 }), {}],
  [new Error('down'), {}],
  [undefined, {}],
])('%s', (error, headers) => {
  expect(retryHeaders(error)).toEqual(headers);
});
