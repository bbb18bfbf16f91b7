import type { Picture, Product } from '../contracts/product';

/** A product's first picture without renditions wider than `maxWidth` pixels, except the smallest; null for none. */
export function firstPicture({ pictures: [picture] }: Product, maxWidth: number): Picture | null {
  if (!picture) return null;
  const [smallest, ...larger] = picture;
  return [smallest, ...larger.filter(({ width }) => width <= maxWidth)];
}
