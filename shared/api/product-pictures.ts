import { type Picture, type PictureRendition, pictureFormats } from '../contracts/product';
import { fieldsOf, textOf } from './json-fields';
import { safeAddress } from './safe-address';

function rendition(value: unknown, alt: string | null): PictureRendition | null {
  const { url, path, width } = fieldsOf(value);
  const address = safeAddress(url ?? path);
  if (address === null) return null;
  return {
    url: address,
    width: typeof width === 'number' && width >= 1 && width < 1e5 ? Math.round(width) : 0,
    ...(alt !== null && { alt }),
  };
}

function renditions(value: unknown): readonly PictureRendition[] {
  const picture = fieldsOf(value);
  const formats = fieldsOf(picture.formats);
  const alt = textOf(picture.alt);
  return [...pictureFormats.map((format) => formats[format]), value]
    .map((one) => rendition(one, alt))
    .filter((one) => one !== null);
}

/** Renditions of unknown width count only when no width is known: nobody could choose between them. */
function asPicture(all: readonly PictureRendition[]): Picture | null {
  const sized = all.filter(({ width }) => width > 0);
  const usable = sized.length > 0 ? sized : all;
  const [first, ...rest] = [...new Map(usable.map((one) => [one.url, one])).values()].sort(
    (a, b) => a.width - b.width,
  );
  return first ? [first, ...rest] : null;
}

/** Pictures in the order given, each once, its renditions smallest first; an entry without `url` or `path` is dropped. */
export function picturesOf(values: readonly unknown[]): readonly Picture[] {
  const seen = new Set<string>();
  const pictures: Picture[] = [];
  for (const value of values) {
    const all = renditions(value);
    const picture = asPicture(all);
    if (picture && !all.some(({ url }) => seen.has(url))) pictures.push(picture);
    for (const { url } of all) seen.add(url);
  }
  return pictures;
}
