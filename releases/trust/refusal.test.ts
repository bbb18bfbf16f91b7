import { generateKeyPairSync } from 'node:crypto';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { signatureOf } from '@storefront/shared/release/release-signature';
import { releaseMap } from '../testing/release-map';
import { refusal } from './refusal';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [own, former, strange] = [newKey(), newKey(), newKey()];

const version = '1.4.2+0123456789ab';
const [release] = releaseMap({ lab: { [version]: 100 } }).microFrontends.lab;
if (!release) throw new Error('There should be a release.');
const { integrity } = release.metadata;
const signed = (what = {}, key = own) => ({
  ...release,
  extras: { signature: signatureOf({ remote: 'lab', version, integrity, ...what }, key) },
});

const trust = {
  keys: [publicKeyOf(former), publicKeyOf(own)],
  origins: ['https://b.example', 'http://lab.example'],
};

test.each([
  ['one of the keys has signed', signed(), trust],
  ['another of the keys has signed', signed({}, former), trust],
  ['nobody has signed, where there are no keys', release, {}],
  ['a stranger has signed, where there are no keys', signed({}, strange), { origins: trust.origins }],
  ['is anywhere, where there are no origins', signed(), { keys: trust.keys }],
])('allows a release that %s', (_, one, trusted) => {
  expect(refusal('lab', one, trusted)).toBeNull();
});

const byNone = 'is signed with no key of lab';
const other = integrityOf(new TextEncoder().encode('altered'));
const { signature } = signed().extras;

test.each([
  ['is not signed', release, 'is not signed'],
  ['a stranger has signed', signed({}, strange), byNone],
  ['has another remote’s signature', signed({ remote: 'reviews' }), byNone],
  ['was altered', { ...signed(), metadata: { version, integrity: other } }, byNone],
  ['has a broken signature', { ...release, extras: { signature: `AAAA${signature.slice(4)}` } }, byNone],
  [
    'is elsewhere',
    { ...signed(), url: 'https://lab.example/1.4.2+0123456789ab/release.json' },
    'is at https://lab.example, which is not an origin of lab',
  ],
])('refuses a release that %s, with the reason', (_, one, reason) => {
  expect(refusal('lab', one, trust)).toBe(reason);
});

test('allows none without keys, after the last key is removed, or with no origin', () => {
  expect(refusal('lab', signed(), { keys: [publicKeyOf(former)] })).toBe(byNone);
  expect(refusal('lab', signed(), { keys: [] })).toBe(byNone);
  expect(refusal('lab', signed(), { origins: [] })).toBe(
    'is at http://lab.example, which is not an origin of lab',
  );
});
