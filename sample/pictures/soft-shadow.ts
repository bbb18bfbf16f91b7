import sharp from 'sharp';
import { shadowMark } from './studio';

// A blurred edge has no detail, so few pixels are enough; SVG's own blur takes several times as long as the whole picture.
async function blurred(footprint: string, deviation: number, pixels: number): Promise<string> {
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 1200 1200"><g stroke="#000" stroke-width="0">${footprint}</g></svg>`;
  const mask = await sharp(Buffer.from(shapes), { density: (72 * pixels) / 1200 })
    .resize(pixels, pixels)
    .blur((deviation * pixels) / 1200)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${mask.toString('base64')}`;
}

async function soften(footprint: string): Promise<string> {
  const [wide, tight] = await Promise.all([blurred(footprint, 26, 120), blurred(footprint, 7, 250)]);
  const place = 'width="1200" height="1200"';
  return (
    `<image x="-76" y="-84" ${place} href="${wide}" opacity=".3"/>` +
    `<image x="-95" y="-95" ${place} href="${tight}" opacity=".38"/>`
  );
}

/** The same picture with each marked footprint turned into a soft shadow where it stood. */
export async function softenShadows(picture: string): Promise<string> {
  const parts = picture.split(shadowMark).map((part, place) => (place % 2 === 1 ? soften(part) : part));
  return (await Promise.all(parts)).join('');
}
