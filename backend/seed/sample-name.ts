import { createHash } from 'node:crypto';
import { mainCategories } from 'sample/catalogue/main-categories';
import { usualProducts } from 'sample/catalogue/make-product';
import { readProductLines } from 'sample/catalogue/product-lines';
import { states } from 'sample/places/states';
import { suburbsName } from 'sample/places/suburbs';
import { settings } from 'sample/settings';
import { seedProduct } from './seed-product';

/** A name for exactly this sample: it changes whenever the assortment, what is made of it or the settings do. */
export function sampleName(): string {
  const lines = readProductLines();
  const products = Array.from({ length: usualProducts }, (_, number) => seedProduct(number, lines));
  const sample = [[...lines], products, mainCategories, settings, states, suburbsName()];
  return createHash('sha256').update(JSON.stringify(sample)).digest('base64url').slice(0, 22);
}
