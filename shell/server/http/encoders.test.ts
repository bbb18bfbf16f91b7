import { type IncomingMessage, ServerResponse } from 'node:http';
import { encoders } from './encoders';

const encodingFor = (accepted?: string) => {
  const message = { headers: { 'accept-encoding': accepted } } as unknown as IncomingMessage;
  const response = new ServerResponse(message);
  const chosen = encoders(message, response);
  return [response.getHeader('content-encoding'), chosen.length];
};

test.each([
  ['gzip, deflate, br', ['br', 1]],
  ['gzip', ['gzip', 1]],
  ['br;q=0, gzip;q=0.5', ['gzip', 1]],
  ['identity', [undefined, 0]],
  ['brotli', [undefined, 0]],
  [undefined, [undefined, 0]],
])('a browser that accepts %j gets %j', (accepted, expected) => {
  expect(encodingFor(accepted)).toEqual(expected);
});
