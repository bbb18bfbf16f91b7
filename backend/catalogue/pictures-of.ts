import type { PictureFormat } from '@storefront/shared/contracts/product';
import type { PictureRow, ProductRow } from './product-row';

/** Width and height of each picture format, in pixels. */
export const pictureWidths: Readonly<Record<PictureFormat, number>> = {
  thumbnail: 245,
  small: 500,
  medium: 750,
  large: 1000,
};

/** One rendition; all are square, in pixels. */
interface Rendition {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Alternative {
  readonly alt?: string;
}

/** `thumbnail` of both product shapes (P18). */
interface Thumbnail extends Alternative {
  readonly url: string;
  readonly formats: Readonly<Record<PictureFormat, Rendition>>;
}

/** The product's first picture in the four formats; null when it has none. */
export function thumbnailOf({ pictures: [first] }: ProductRow): Thumbnail | null {
  if (!first) return null;
  const rendition = (format: PictureFormat): Rendition => {
    const width = pictureWidths[format];
    return { url: pathOf(first, format), width, height: width };
  };
  return {
    url: pathOf(first, 'large'),
    ...alternativeOf(first),
    formats: {
      large: rendition('large'),
      medium: rendition('medium'),
      small: rendition('small'),
      thumbnail: rendition('thumbnail'),
    },
  };
}

/** Paths and descriptions of all pictures, in the large format. */
export function picturesOf({ pictures }: ProductRow): ({ readonly path: string } & Alternative)[] {
  return pictures.map((picture) => ({ path: pathOf(picture, 'large'), ...alternativeOf(picture) }));
}

function alternativeOf({ alternative_text }: PictureRow): Alternative {
  return alternative_text === null ? {} : { alt: alternative_text };
}

function pathOf({ file }: PictureRow, format: PictureFormat): string {
  return `/uploads/${format}/${encodeURIComponent(file)}`;
}
