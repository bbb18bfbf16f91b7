import type { PictureFormat } from '@storefront/shared/contracts/product';
import type { ProductRow } from './product-row';

const widths: Readonly<Record<PictureFormat, number>> = {
  thumbnail: 245,
  small: 500,
  medium: 750,
  large: 1000,
};
const views = [1, 2, 3];

/** One rendition; all are square, in pixels. */
interface Rendition {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** `thumbnail` of both product shapes (P18). */
export interface Thumbnail {
  readonly url: string;
  readonly formats: Readonly<Record<PictureFormat, Rendition>>;
}

/** The product's first view in the four formats; null when it has no picture. */
export function thumbnailOf(product: ProductRow): Thumbnail | null {
  const file = pictureFile(product, 1);
  if (file === null) return null;
  const rendition = (format: PictureFormat): Rendition => {
    const width = widths[format];
    return { url: `/uploads/${format}/${file}`, width, height: width };
  };
  return {
    url: `/uploads/large/${file}`,
    formats: {
      large: rendition('large'),
      medium: rendition('medium'),
      small: rendition('small'),
      thumbnail: rendition('thumbnail'),
    },
  };
}

/** Paths of all views in the large format; none when the product has no picture. */
export function picturePathsOf(product: ProductRow): string[] {
  return views.flatMap((view) => pictureFile(product, view) ?? []).map((file) => `/uploads/large/${file}`);
}

function pictureFile({ picture_kind, picture_tint }: ProductRow, view: number): string | null {
  return picture_kind === null ? null : `${picture_kind}-${view}-${picture_tint}`;
}
