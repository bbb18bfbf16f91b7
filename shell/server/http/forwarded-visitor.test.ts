import type { IncomingMessage } from 'node:http';
import { forwardedVisitor } from './forwarded-visitor';
import { peerHeader } from './peer';

const message = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ headers: { [peerHeader]: remoteAddress, 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['of the socket', message('203.0.113.7'), false, '203.0.113.7'],
  ['of the socket, for anybody may say anything', message('127.0.0.1', '198.51.100.1'), false, '127.0.0.1'],
  ['that our proxy saw', message('127.0.0.1', '198.51.100.1, 203.0.113.9'), true, '203.0.113.9'],
  ['of the socket, when our proxy says nothing', message('::1'), true, '::1'],
])('the address %s is forwarded', (_, from, trustProxy, address) => {
  expect(forwardedVisitor(from, { shellSecret: 'secret', trustProxy })).toEqual({
    'X-Visitor-Address': address,
    'X-Shell-Secret': 'secret',
  });
});

test('nothing is forwarded without a secret, or when the visitor is gone', () => {
  expect(forwardedVisitor(message('203.0.113.7'), { trustProxy: false })).toEqual({});
  expect(forwardedVisitor(message(undefined), { shellSecret: 'secret', trustProxy: false })).toEqual({});
});
