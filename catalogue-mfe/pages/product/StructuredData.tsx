import { productPath } from '@storefront/shared/product/paths';
import { pictureAddress } from '@storefront/shared/product/picture-address';
import { currentPrice } from '@storefront/shared/product/price';
import type { Storefront } from '@storefront/shared/router';
import { inlineData } from '@storefront/shared/ui/inline-data';
import type { BreadcrumbStep } from './Breadcrumbs';
import type { ProductDetail } from './load-product';

interface StructuredDataProps {
  /** An object in schema.org's vocabulary. */
  readonly data: object;
}

/** A JSON-LD script for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // React would escape quotes, which a script element takes literally.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineData(data) }} />;
}

type StructuredProduct = Pick<
  ProductDetail,
  'id' | 'name' | 'brand' | 'sku' | 'description' | 'pictures' | 'price' | 'salePrice' | 'onSale'
>;

type Bases = Pick<Storefront, 'origin' | 'pictures'>;

/**
 * A product in schema.org's vocabulary, with absolute addresses. Without a rating, since the shown one is a sample (P30); with an offer
 * only if it has a price and is in stock.
 */
export function productStructuredData(
  product: StructuredProduct,
  { origin, pictures }: Bases,
  soldOut = false,
): object {
  const { id, name, brand, sku, description } = product;
  const url = origin + productPath(id);
  const price = currentPrice(product);
  const image = product.pictures
    .map((picture) => pictureAddress(pictures, (picture.at(-1) ?? picture[0]).url))
    .flatMap((address) => (URL.canParse(address, origin) ? [new URL(address, origin).href] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    productID: id,
    ...(sku && { sku }),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(image.length > 0 && { image }),
    ...(price !== null &&
      !soldOut && {
        offers: { '@type': 'Offer', url, price: price.toFixed(2), priceCurrency: 'AUD' },
      }),
  };
}

/** The breadcrumbs in schema.org's vocabulary, without steps that have no address. */
export function breadcrumbStructuredData(
  steps: readonly BreadcrumbStep[],
  { origin }: Pick<Bases, 'origin'>,
): object {
  const listed = steps.filter(({ path }) => path !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: listed.map(({ name, path }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
