import { createHash } from 'node:crypto';
import { mainCategories } from './main-categories';
import { makeProduct } from './make-product';
import { states } from './places';
import { readProductLines } from './product-lines';
import { settings } from './settings';
import { suburbsName } from './suburbs';

/** Products of the sample catalogue: ten for each of the 42 sub-categories. */
export const usualProducts = 420;

/** A name for exactly this sample: it changes whenever the assortment, what is made of it or the settings do. */
export function sampleName(): string {
  const lines = readProductLines();
  const products = Array.from({ length: usualProducts }, (_, number) => makeProduct(number, lines));
  const sample = [[...lines], products, mainCategories, settings, states, suburbsName()];
  return createHash('sha256').update(JSON.stringify(sample)).digest('base64url').slice(0, 22);
}
