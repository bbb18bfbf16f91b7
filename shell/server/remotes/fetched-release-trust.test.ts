import { releaseMap } from 'releases/testing/release-map';
import { requireTrusted } from './fetched-release';

const refusal = jest.fn();
jest.mock('releases/trust/refusal', () => ({ refusal: (...args: unknown[]) => refusal(...args) }));

const version = '1.0.0+0123456789ab';
const [release] = releaseMap({ lab: { [version]: 100 } }).microFrontends.lab;
if (!release) throw new Error('There should be a release.');
const signed = { ...release, extras: { signature: 'one' } };
const trust = { keys: ['a', 'b'], origins: ['http://lab.example'] };

test('checks a release once, and remembers either result', () => {
  refusal.mockReturnValueOnce(null).mockReturnValueOnce('is not signed');
  for (const _ of [1, 2]) {
    requireTrusted('lab', signed, { ...trust });
    expect(() => requireTrusted('lab', release, trust)).toThrow(new Error(`lab ${version} is not signed.`));
  }
  expect(refusal).toHaveBeenCalledTimes(2);
});

test.each([
  ['remote', 'reviews', signed, trust],
  ['signature', 'lab', { ...signed, extras: { signature: 'other' } }, trust],
  ['address', 'lab', { ...signed, url: `http://other.example/${version}/release.json` }, trust],
  ['version', 'lab', { ...signed, metadata: { ...signed.metadata, version: '1.0.1+0123456789ab' } }, trust],
  ['integrity', 'lab', { ...signed, metadata: { ...signed.metadata, integrity: 'sha384-other' } }, trust],
  ['key less', 'lab', signed, { ...trust, keys: ['a'] }],
  ['list of no keys', 'lab', signed, { ...trust, keys: [] }],
  ['absence of keys', 'lab', signed, { origins: trust.origins }],
  ['origin more', 'lab', signed, { ...trust, origins: ['http://lab.example', 'http://other.example'] }],
  ['list of no origins', 'lab', signed, { ...trust, origins: [] }],
  ['absence of origins', 'lab', signed, { keys: trust.keys }],
])('checks again with another %s', (_, remote, one, trusted) => {
  refusal.mockReset().mockReturnValue('is another');
  expect(() => requireTrusted(remote, one, trusted)).toThrow('is another.');
  expect(refusal).toHaveBeenCalledTimes(1);
});
