import { releaseMap } from '../testing/release-map';
import { parseReleaseMap, requireAssigned, serializeReleaseMap } from './parse-release-map';
import { nothingLive, stateOf, switchedOff, withState } from './release-map';

const [live] = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } }).microFrontends.cart;

/** The cart's only release, with these changes. */
const otherwise = (changes: object) => [{ ...live, ...changes }];
const metadata = (changes: object) => otherwise({ metadata: { ...live?.metadata, ...changes } });

const parseCart = (releases: unknown) =>
  parseReleaseMap(JSON.stringify({ microFrontends: { cart: releases } }));
const shares = (...traffic: number[]) =>
  releaseMap({
    cart: Object.fromEntries(traffic.map((share, index) => [`1.0.${index}+0123456789ab`, share])),
  }).microFrontends.cart;

test('reads what it writes', () => {
  const map = releaseMap(
    {
      catalogue: { '2.0.0+0123456789ab': 100 },
      cart: { '1.0.3+0123456789ab': 99.5, '1.0.4+0123456789ab': 0.5 },
    },
    { cart: ['/cart', '/cart/:id'], lab: ['/lab/*'], quote: [] },
  );
  expect(parseReleaseMap(serializeReleaseMap(map))).toEqual(map);
});

test('reads and writes keys, origins and signatures', () => {
  const map = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } });
  const signature = Buffer.alloc(64, 1).toString('base64');
  const signed = {
    ...map,
    microFrontends: { cart: map.microFrontends.cart.map((one) => ({ ...one, extras: { signature } })) },
    keys: { cart: [Buffer.alloc(32, 1).toString('base64')], lab: [] },
    origins: { cart: ['https://cart.example', 'http://localhost:3002'], lab: [] },
  };
  expect(parseReleaseMap(serializeReleaseMap(signed))).toEqual(signed);
  expect(stateOf(signed, 'lab')).toEqual({ keys: [], origins: [] });
  expect(withState(signed, 'lab', stateOf(signed, 'lab'))).toEqual(signed);
  expect(stateOf(withState(signed, 'cart', null), 'cart')).toBeNull();
});

test('writes the format that it promises', () => {
  expect(serializeReleaseMap(releaseMap({}))).toContain('awslabs/frontend-discovery');
});

test('a missing remote has no release and no path, whatever its name', () => {
  expect(parseReleaseMap('{"microFrontends":{}}')).toEqual(nothingLive);
  const { blog } = releaseMap({ blog: { '1.0.0+0123456789ab': 100 } }).microFrontends;
  expect(parseReleaseMap(JSON.stringify({ microFrontends: { blog } })).microFrontends).toEqual({ blog });
});

test('keeps extras and drops other unknown fields outside of metadata', () => {
  const extras = { modulefederation: { name: 'cart' } };
  const read = parseCart([{ ...live, extras, fallbackUrl: 'http://b.example/' }]).microFrontends.cart;
  expect(read).toEqual([{ ...live, extras }]);
});

test.each([
  ['one release with all traffic', [100]],
  ['a split in hundredths of a percent', [33.33, 33.33, 33.34]],
  ['tenths, which binary fractions cannot hold', [70.1, 29.9]],
  ['a remote that is switched off', [0, 0]],
])('accepts %s', (_case, traffic) => {
  expect(parseCart(shares(...traffic)).microFrontends.cart).toHaveLength(traffic.length);
});

test.each([
  ['cart', shares(100, 0.01), 'traffic must add up to 100'],
  ['cart.0.deployment.traffic', shares(33.333, 66.667), 'steps of 0.01'],
  ['cart.1.deployment.traffic', shares(100, -1), 'expected 0 to 100'],
  ['cart.0.deployment.traffic', shares(101, 0), 'expected 0 to 100'],
  ['cart', [live, live], 'twice'],
  ['cart', shares(50, 50).map((one) => ({ ...one, deployment: live?.deployment })), 'exactly one default'],
  ['cart', otherwise({ deployment: { traffic: 100, default: false } }), 'exactly one default'],
  ['cart.0.url', otherwise({ url: '/release.json' }), 'http(s)'],
  ['cart.0.url', otherwise({ url: 'file:///release.json' }), 'http(s)'],
  [
    'cart.0.url',
    otherwise({ url: 'http://a.test/1.0.4+0123456789ab/release.json' }),
    'folder of its version',
  ],
  ['cart.0.url', otherwise({ url: 'http://a.test/1.0.3+0123456789ab/' }), 'folder of its version'],
  ['cart.0.metadata.integrity', metadata({ integrity: 'none' }), 'sha384'],
  ['cart.0.metadata.size', metadata({ size: 1 }), 'size'],
])('reports an error at microFrontends.%s', (place, releases, reason) => {
  const parse = () => parseCart(releases);
  expect(parse).toThrow(`The release map is wrong at microFrontends.${place}: `);
  expect(parse).toThrow(reason);
});

test('refuses a map from before versions had a hash, in one sentence', () => {
  expect(() => parseCart(metadata({ version: '1.0.3' }))).toThrow(
    new Error(
      'The release map is wrong at microFrontends.cart.0.metadata.version: expected major.minor.patch+hash, got "1.0.3".',
    ),
  );
});

test.each<[string, unknown]>([
  ['the map', []],
  ['microFrontends', { microFrontends: [] }],
  ['microFrontends.cart.0', { microFrontends: { cart: [[]] } }],
  ['microFrontends.Cart', { microFrontends: { Cart: [] } }],
  ['paths', { microFrontends: {}, paths: [] }],
  ['paths.cart.1', { microFrontends: {}, paths: { cart: ['/cart', 'cart'] } }],
  ['quarantined.cart.0', { microFrontends: {}, quarantined: { cart: ['1.0.3+0123456789ab'] } }],
  ['quarantined.cart.0.version', { microFrontends: {}, quarantined: { cart: [{ version: '1.0' }] } }],
  [
    'quarantined.cart.0.until',
    { microFrontends: {}, quarantined: { cart: [{ version: '1.0.3+0123456789ab', until: 'noon' }] } },
  ],
  ['keys.cart.0', { microFrontends: {}, keys: { cart: [Buffer.alloc(31).toString('base64')] } }],
  ...['x', 'https://a.example/', 'ftp://a.example', 'https://A.example'].map((origin): [string, unknown] => [
    'origins.cart.0',
    { microFrontends: {}, origins: { cart: [origin] } },
  ]),
  [
    'microFrontends.cart.0.extras.signature',
    { microFrontends: { cart: otherwise({ extras: { signature: '' } }) } },
  ],
  ...['metadata', 'deployment', 'extras'].map((field): [string, unknown] => [
    `microFrontends.cart.0.${field}`,
    { microFrontends: { cart: otherwise({ [field]: [] }) } },
  ]),
])('refuses another shape of %s: %j', (place, map) => {
  const where = place === 'the map' ? '' : ` at ${place}`;
  expect(() => parseReleaseMap(JSON.stringify(map))).toThrow(`The release map is wrong${where}`);
});

test("refuses an entry that names another remote's release, by address or by content", () => {
  const { catalogue, cart } = releaseMap({
    catalogue: { '1.0.3+0123456789ab': 100 },
    cart: { '1.0.3+0123456789ab': 100 },
  }).microFrontends;
  const parse = (other: unknown) =>
    parseReleaseMap(JSON.stringify({ microFrontends: { catalogue, cart: [other] } }));
  expect(() => parse(catalogue[0])).toThrow('is there twice, for catalogue and for cart');
  expect(() => parse({ ...cart[0], url: catalogue[0]?.url })).toThrow('there twice');
  expect(() => parse({ ...cart[0], metadata: catalogue[0]?.metadata })).toThrow('there twice');
});

const parsePaths = (paths: Record<string, string[]>) =>
  parseReleaseMap(JSON.stringify({ microFrontends: {}, paths })).paths;

describe('a map for shells', () => {
  const parse = (map: object) => requireAssigned(parseReleaseMap(JSON.stringify(map)));
  const { microFrontends } = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } });

  test('needs assigned paths once a release is live', () => {
    const reason = new Error('The release map has no paths: assign them with pnpm releases join.');
    expect(() => parse({ microFrontends })).toThrow(reason);
    expect(() => parse({ microFrontends, paths: {} })).toThrow(reason);
  });

  test.each([
    ['without a live release', releaseMap({ cart: { '1.0.3+0123456789ab': 0 } }, {})],
    ['whose paths were taken away', { microFrontends, paths: { cart: [] } }],
    ['that assigns paths', { microFrontends, paths: { cart: ['/cart'] } }],
  ])('is accepted %s', (_, map) => {
    expect(() => parse(map)).not.toThrow();
  });
});

test.each([
  ['under another name of its part', '/lab/:id', '/lab/:name'],
  ['in another case', '/lab/About', '/LAB/about'],
  ['as it is', '/lab', '/lab'],
])('refuses a path assigned twice %s, in one sentence that names both', (_, first, second) => {
  const sentence = `The release map is wrong at paths: ${second} is`;
  expect(() => parsePaths({ lab: [first], reviews: ['/', second] })).toThrow(
    new Error(`${sentence} assigned to lab and to reviews.`),
  );
  expect(() => parsePaths({ lab: [first, second] })).toThrow(new Error(`${sentence} named twice for lab.`));
});

test('paths that only overlap are not the same', () => {
  const paths = { lab: ['/lab/:id', '/lab'], reviews: ['/lab/about', '/lab/*'] };
  expect(parsePaths(paths)).toEqual(paths);
});

test.each(['', '{', 'null', '[]', '{}', '{"microFrontends":null}'])(
  'refuses the path %j in one sentence',
  (text) => {
    expect(() => parseReleaseMap(text)).toThrow(/^The release map is [^\n]+\.$/);
  },
);

test('does not write a map that breaks the rules', () => {
  expect(() => serializeReleaseMap(releaseMap({ cart: { '1.0.3+0123456789ab': 50 } }))).toThrow(
    'add up to 100',
  );
});

test('a remote is switched off without traffic, without a release, or with paths alone', () => {
  const shares = { catalogue: { '1.0.0+0123456789ab': 100 }, cart: { '1.0.0+0123456789ab': 0 }, quote: {} };
  expect(switchedOff(releaseMap(shares, { catalogue: ['/'], lab: ['/lab'], cart: ['/cart'] }))).toEqual([
    'cart',
    'quote',
    'lab',
  ]);
});
