import { type PictureType, pictureTypes } from './render-picture';

/**
 * The encoding to answer with: of those named in the Accept header the one asked for most, the smallest when equal.
 * Wildcards only promise what every browser can show, so JPEG is the answer to them, to no header and to a broken one.
 */
export function negotiateType(accept: string | undefined): PictureType {
  const wishes = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    wishes.set(type, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const wish = (type: PictureType) => wishes.get(`image/${type}`) ?? 0;
  const best = pictureTypes.reduce((chosen, type) => (wish(type) > wish(chosen) ? type : chosen));
  return wish(best) > 0 ? best : 'jpeg';
}
