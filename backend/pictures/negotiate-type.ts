import { type PictureType, pictureTypes } from './render-picture';

/** The best encoding in the Accept header, the smallest of equals; JPEG for wildcards, and a missing or broken header. */
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
