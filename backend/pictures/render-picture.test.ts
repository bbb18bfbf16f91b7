import sharp from 'sharp';
import { pictureTypes, pictureVersion, renderPicture } from './render-picture';

/** A red photograph or drawing, twice as wide as it is high. */
const photograph = () => sharp({ create: { width: 60, height: 30, channels: 3, background: '#f00' } });
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><path fill="#f00" d="M0 0h60v30H0z"/></svg>',
);

/** Red and green at the middle and near the upper edge of a picture of 200 pixels. */
async function colours(bytes: Buffer): Promise<number[][]> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [100, 10].map((y) => [...data.subarray((y * 200 + 100) * 3, (y * 200 + 100) * 3 + 2)]);
}

test.each([
  ['a JPEG', () => photograph().jpeg().toBuffer()],
  ['a PNG', () => photograph().png().toBuffer()],
  ['a WebP', () => photograph().webp().toBuffer()],
  ['a drawing', async () => drawing],
  // As of a telephone that was held upright.
  [
    'a JPEG that is turned by its note',
    () =>
      sharp({ create: { width: 30, height: 60, channels: 3, background: '#f00' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
])('the whole of %s stands in the middle of a white square', async (_what, source) => {
  const bytes = await renderPicture(await source(), 200, 'jpeg');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200, format: 'jpeg' });
  const [[red = 0, green = 255] = [], edge = []] = await colours(bytes);
  expect([red > 240, green < 15]).toEqual([true, true]);
  expect(edge.every((part) => part > 240)).toBe(true);
});

test('a whole picture keeps its proportions and is not enlarged; its transparency becomes white only where it must', async () => {
  const logo = (width: number) =>
    sharp({ create: { width, height: width / 4, channels: 4, background: '#f000' } })
      .png()
      .toBuffer();
  const [small, large, jpeg] = await Promise.all([
    renderPicture(await logo(400), 'whole', 'webp'),
    renderPicture(await logo(3200), 'whole', 'avif'),
    renderPicture(await logo(400), 'whole', 'jpeg'),
  ]);
  expect(await sharp(small).metadata()).toMatchObject({ width: 400, height: 100, hasAlpha: true });
  expect(await sharp(large).metadata()).toMatchObject({ width: 1600, height: 400, hasAlpha: true });
  expect([...(await sharp(jpeg).raw().toBuffer())].every((part) => part > 250)).toBe(true);
});

test.each(pictureTypes)('encodes as %s', async (type) => {
  const { mediaType } = await sharp(await renderPicture(drawing, 40, type)).metadata();
  expect(mediaType).toBe(`image/${type}`);
});

test('a drawing is rendered at the requested size, without scaling pixels', async () => {
  const fine = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path fill="#000" d="M0 0h5v10H0z"/></svg>',
  );
  const { data } = await sharp(await renderPicture(fine, 400, 'webp'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Next to the edge in the middle.
  expect([(data[200 * 400 + 190] ?? 255) < 20, (data[200 * 400 + 210] ?? 0) > 235]).toEqual([true, true]);
});

test('removes the place where a photograph was taken', async () => {
  const withMetadata = await photograph()
    .withExif({ IFD3: { GPSLatitude: '33/1 52/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withMetadata).metadata()).exif).toBeDefined();
  expect((await sharp(await renderPicture(withMetadata, 40, 'jpeg')).metadata()).exif).toBeUndefined();
});

test('a version changes with the file, the size and the type', () => {
  const versions = [
    pictureVersion('a', 500, 'jpeg'),
    pictureVersion('b', 500, 'jpeg'),
    pictureVersion('a', 750, 'jpeg'),
    pictureVersion('a', 'whole', 'jpeg'),
    pictureVersion('a', 500, 'webp'),
    pictureVersion('a', 500, 'jpeg'),
  ];
  expect(new Set(versions).size).toBe(5);
});
