import type { RichText } from './rich-text';

/** Badge on a product card (P18). */
export type Badge = 'hot' | 'new' | 'sale';

/** The four picture formats of P18, smallest first. */
export const pictureFormats = ['thumbnail', 'small', 'medium', 'large'] as const;

/** Name of a picture format. */
export type PictureFormat = (typeof pictureFormats)[number];

/** One rendition of a picture. */
export interface PictureRendition {
  /** Absolute address, or a path below the configured picture base. */
  readonly url: string;
  /** Width in CSS pixels; 0 when unknown. */
  readonly width: number;
  /** Text alternative, the same in all renditions; missing when the product's name suffices. */
  readonly alt?: string;
}

/** A picture of a product: its renditions, smallest first; never empty. */
export type Picture = readonly [PictureRendition, ...PictureRendition[]];

/** A product that differs from another only in size, colour or pack (P67). */
export interface ProductVariant {
  readonly id: string;
  readonly name: string;
  /** Null unless it distinguishes the variants; the next two alike. */
  readonly size: string | null;
  readonly colour: string | null;
  /** Pieces per pack. */
  readonly packSize: number | null;
}

/** A product as every screen knows it; both backend shapes are converted to it (P18). @sealed */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** The supplier's page; null unless http(s) or relative (P28). */
  readonly url: string | null;
  readonly brand: string | null;
  /** AUD; null when missing or no number. */
  readonly price: number | null;
  /** AUD; null when missing or no number. */
  readonly salePrice: number | null;
  readonly onSale: boolean;
  readonly badges: readonly Badge[];
  /** The first one is the thumbnail; empty when there are none. */
  readonly pictures: readonly Picture[];
  readonly mainCategory: string | null;
  /** Id for /shop?mainId=; null when the backend gives none. */
  readonly mainCategoryId: string | null;
  readonly category: string | null;
  /** Id for /shop?subId=; null when the backend gives none. */
  readonly categoryId: string | null;
  readonly sku: string | null;
  /** Smallest first (P66). */
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  /** Pieces per pack, from 1; null when unknown. */
  readonly packSize: number | null;
  /** Plain text. */
  readonly description: string | null;
  /** The description with its elements (P66); null when it is plain, or nobody asked. Only in answers for a single product; the next two alike. */
  readonly richDescription: RichText | null;
  /** Whether it is of a sample shop: its page has placeholders (P30, P31). */
  readonly isSample: boolean;
  /** Without the product itself. */
  readonly variants: readonly ProductVariant[];
}
