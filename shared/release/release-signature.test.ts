import { generateKeyPairSync, verify } from 'node:crypto';
import { integrityOf } from './integrity';
import { publicKeyOf } from './public-key';
import { isSignature, isSignedWith, signatureOf } from './release-signature';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const own = publicKeyOf(privateKey);
const release = {
  remote: 'lab',
  version: '1.0.4+0123456789ab',
  integrity: integrityOf(new TextEncoder().encode('release.json')),
};
const signature = signatureOf(release, privateKey);

test('signs a documented text', () => {
  const text = `storefront-release\nlab\n1.0.4+0123456789ab\n${release.integrity}\n`;
  expect(verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
});

test('holds for this release and this key', () => {
  expect(isSignature(signature)).toBe(true);
  expect(isSignedWith(own, signature, release)).toBe(true);
  const stranger = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
  expect(isSignedWith(stranger, signature, release)).toBe(false);
});

test.each([
  ['remote', { remote: 'reviews' }],
  ['version', { version: '1.0.5+0123456789ab' }],
  ['integrity', { integrity: integrityOf(new TextEncoder().encode('altered')) }],
])('does not hold for another %s', (_, change) => {
  expect(isSignedWith(own, signature, { ...release, ...change })).toBe(false);
});

test.each([
  ['another beginning', `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`],
  ['nothing', ''],
  ['a part', signature.slice(0, 40)],
  ['zeros', Buffer.alloc(64).toString('base64')],
])('%s is no signature of it', (_, text) => {
  expect(isSignedWith(own, text, release)).toBe(false);
});

test('refuses other forms', () => {
  for (const text of ['', signature.slice(4), `${signature}\n`, Buffer.alloc(64, 255).toString('base64url')])
    expect(isSignature(text)).toBe(false);
});
