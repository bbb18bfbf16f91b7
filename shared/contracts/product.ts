/** Badge on a product card (P18). */
export type Badge = 'hot' | 'new' | 'sale';

/** The four picture formats of P18, smallest first. */
export const pictureFormats = ['thumbnail', 'small', 'medium', 'large'] as const;

/** Name of a picture format. */
export type PictureFormat = (typeof pictureFormats)[number];

/** One rendition of a picture. */
export interface PictureRendition {
  /** Absolute address, or a path to be put behind the configured picture base. */
  readonly url: string;
  /** Width in CSS pixels; 0 when the backend does not say. */
  readonly width: number;
  /** What the picture shows, alike in all its renditions; missing where the product's name says it. */
  readonly alt?: string;
}

/** One picture of a product with the renditions the backend offers, smallest first; never empty. */
export type Picture = readonly [PictureRendition, ...PictureRendition[]];

/** A product that differs from another in nothing but size, colour or pack (P67). */
export interface ProductVariant {
  readonly id: string;
  readonly name: string;
  /** Null where it does not tell the variants apart, like the other two. */
  readonly size: string | null;
  readonly colour: string | null;
  /** Pieces in one pack. */
  readonly packSize: number | null;
}

/** What every screen knows a product as; both backend shapes are adapted to it (P18). @sealed */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** Address given by the supplier, only if http(s) or relative; null otherwise (P28). */
  readonly url: string | null;
  readonly brand: string | null;
  /** AUD; null when missing or not a number. */
  readonly price: number | null;
  /** AUD; null when missing or not a number. */
  readonly salePrice: number | null;
  readonly onSale: boolean;
  readonly badges: readonly Badge[];
  /** First entry is the thumbnail; empty when the product has none. */
  readonly pictures: readonly Picture[];
  readonly mainCategory: string | null;
  /** What /shop?mainId= lists the main category by; null when the backend gives none. */
  readonly mainCategoryId: string | null;
  readonly category: string | null;
  /** What /shop?subId= lists the category by; null when the backend gives none. */
  readonly categoryId: string | null;
  readonly sku: string | null;
  /** From the smallest to the largest (P66). */
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  /** Pieces in one pack, from 1; null when the backend does not say. */
  readonly packSize: number | null;
  readonly description: string | null;
  /** Only in the answer to one product, like the next two. */
  readonly tags: readonly string[];
  readonly features: readonly string[];
  /** Without the product itself. */
  readonly variants: readonly ProductVariant[];
}
