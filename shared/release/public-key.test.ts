import { createPrivateKey } from 'node:crypto';
import { isPublicKey, publicKeyOf } from './public-key';

test('is the base64 of its 32 bytes', () => {
  // The second test vector of RFC 8032 (7.1) for ed25519.
  const privateKey = createPrivateKey({
    key: Buffer.from(
      '302e020100300506032b657004220420' + '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      'hex',
    ),
    format: 'der',
    type: 'pkcs8',
  });
  const bytes = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
  expect(publicKeyOf(privateKey)).toBe(Buffer.from(bytes, 'hex').toString('base64'));
  expect(isPublicKey(publicKeyOf(privateKey))).toBe(true);
});

test.each([
  ['nothing', ''],
  ['31 bytes', Buffer.alloc(31).toString('base64')],
  ['33 bytes', Buffer.alloc(33).toString('base64')],
  ['base64 for addresses', Buffer.alloc(32, 255).toString('base64url')],
  ['bits that no byte has', `${'A'.repeat(42)}B=`],
  ['a line more', `${Buffer.alloc(32).toString('base64')}\n`],
])('%s is none', (_, text) => {
  expect(isPublicKey(text)).toBe(false);
});
