import { releaseMap } from '../testing/release-map';
import { type Preview, previewedMap, previewedVersions, readPreview, signPreview } from './preview';

const key = Buffer.from('a key');
const { lab, other } = releaseMap({
  lab: { '2.0.0+000000000002': 100 },
  other: { '1.0.0+000000000001': 100 },
}).microFrontends;
const [{ url, metadata } = { url: '', metadata: { integrity: '', version: '' } }] = lab;
const preview: Preview = { releases: { lab: { url, metadata } }, expires: 1_000 };
const signed = signPreview(preview, key);

test('is read with the key that signed it, until it ends', () => {
  expect(readPreview(signed, key, 999)).toEqual(preview);
  expect(readPreview(signed, key, 1_000)).toBeNull();
  expect(readPreview(signed, Buffer.from('another'), 999)).toBeNull();
});

test.each([
  '',
  '.',
  'off',
  signed.split('.')[0],
  `.${signed.split('.')[1]}`,
  `${signPreview({ ...preview, expires: 2_000 }, Buffer.from('mine')).split('.')[0]}.${signed.split('.')[1]}`,
  `${signed}A`,
  `${signed}\n`,
  `${signed}.x; Domain=shop.test`,
  `${signed}.`,
  signed.replace('.', '=.'),
])('refuses a forged preview: %j', (text = '') => {
  expect(readPreview(text, key, 0)).toBeNull();
});

test('refuses a preview in the format of another shell', () => {
  expect(readPreview(signPreview({ expires: 2 } as Preview, key), key, 0)).toBeNull();
});

test("gives its visitor the previewed releases, and the map's for all else", () => {
  const map = releaseMap({
    lab: { '1.0.0+000000000001': 40, '1.1.0+000000000003': 60 },
    other: { '1.0.0+000000000001': 100 },
  });
  expect(previewedMap(map, preview)).toMatchObject({
    paths: map.paths,
    microFrontends: { lab: [{ url, metadata, deployment: { traffic: 100, default: true } }], other },
  });
  expect(previewedVersions(preview)).toEqual({ lab: '2.0.0+000000000002' });
});
