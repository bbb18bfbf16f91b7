import sharp from 'sharp';
import { pictureKinds } from './kinds';
import { pictureSizes, pictureTypes, pictureVersion, renderPicture } from './render-picture';
import { views } from './studio';

const everyPicture = pictureKinds.flatMap((kind) => views.map((view) => ({ kind, view })));

test.each(everyPicture)('draws $kind, view $view', async ({ kind, view }) => {
  const bytes = await renderPicture({ kind, view, tint: 1, format: 'thumbnail', type: 'jpeg' });
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 245, height: 245 });
  // An empty backdrop spreads far less: something stands in it.
  const { channels } = await sharp(bytes).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
});

test('no two pictures are the same', () => {
  const versions = everyPicture.map((picture) =>
    pictureVersion({ ...picture, tint: 1, format: 'small', type: 'jpeg' }),
  );
  expect(new Set(versions).size).toBe(everyPicture.length);
});

test.each([
  ['large', 1000],
  ['medium', 750],
  ['thumbnail', 245],
] as const)('%s is %d pixels wide', async (format, width) => {
  const bytes = await renderPicture({ kind: 'syringe', view: 1, tint: 1, format, type: 'jpeg' });
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width });
  expect(pictureSizes[format]).toBe(width);
});

test.each(pictureTypes)('encodes as %s', async (type) => {
  const bytes = await renderPicture({ kind: 'syringe', view: 1, tint: 1, format: 'thumbnail', type });
  const { mediaType } = await sharp(bytes).metadata();
  expect(mediaType).toBe(`image/${type}`);
});

test('a version changes with the tint, the format and the type', () => {
  const one = { kind: 'syringe', view: 1, tint: 1, format: 'small', type: 'jpeg' } as const;
  const versions = [
    one,
    { ...one, tint: 2 } as const,
    { ...one, format: 'large' } as const,
    { ...one, type: 'webp' } as const,
  ];
  expect(new Set(versions.map(pictureVersion)).size).toBe(4);
  expect(pictureVersion(one)).toBe(pictureVersion({ ...one }));
});
