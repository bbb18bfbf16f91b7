import type { Picture, Product } from '../contracts/product';

/**
 * A product's first picture without the renditions that are wider than it is ever drawn, in pixels; the smallest is always
 * in it. Null when the product has none.
 */
export function firstPicture({ pictures: [picture] }: Product, maxWidth: number): Picture | null {
  if (!picture) return null;
  const [smallest, ...larger] = picture;
  return [smallest, ...larger.filter(({ width }) => width <= maxWidth)];
}
