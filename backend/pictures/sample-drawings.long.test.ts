import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { renderPicture } from './render-picture';

const folder = resolve(__dirname, '../../sample/pictures');
const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

test.each(drawings)('%s shows something', async (name) => {
  const { channels } = await sharp(
    await renderPicture(readFileSync(join(folder, name)), 245, 'jpeg'),
  ).stats();
  // An empty backdrop spreads far less.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
});

test('no two drawings are alike', () => {
  expect(new Set(drawings.map((name) => readFileSync(join(folder, name), 'utf8'))).size).toBe(
    drawings.length,
  );
});
