import { brandLabel } from '@storefront/shared/product/brand-label';
import { packLabel } from '@storefront/shared/product/pack-label';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { sizesNote } from '@storefront/shared/product/sizes-note';
import { useLoaderData, useStorefront } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { Price } from '@storefront/shared/ui/Price';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { useEffect, useRef, useState } from 'react';
import { type Failed, isFailed } from '../../data/loaded-or-failed';
import { ProductGrid } from '../../parts/card/ProductGrid';
import { Gallery } from '../../parts/gallery/Gallery';
import { Badges } from '../../parts/product/Badges';
import { ProductActions } from '../../parts/product/ProductActions';
import { chosenQuantity } from '../../parts/product/QuantityInput';
import { Breadcrumbs, breadcrumbSteps } from './Breadcrumbs';
import type { BuyBar } from './BuyBar';
import { Description } from './Description';
import type { ProductData } from './load-product';
import { ProductFacts } from './ProductFacts';
import { ProductLinks } from './ProductLinks';
import styles from './ProductPage.module.scss';
import { RecentlyViewed } from './RecentlyViewed';
import { SampleDetails } from './SampleDetails';
import { ShareLinks } from './ShareLinks';
import { breadcrumbStructuredData, productStructuredData, StructuredData } from './StructuredData';
import { VariantLinks } from './VariantLinks';

interface ProductPageProps {
  /** Whether the address marks the product as sold out (P4). */
  readonly soldOut?: boolean;
}

interface Carried {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

/** A product's own page. */
export function ProductPage({ soldOut = false }: ProductPageProps) {
  const loaded = useLoaderData() as ProductData | Failed;
  const [carried, carry] = useState<Carried | null>(null);
  const shown = isFailed(loaded) ? null : loaded.product.id;
  if (carried && shown !== carried.from && shown !== carried.to) carry(null);
  return (
    <div className="container">
      {isFailed(loaded) ? (
        <>
          <PageHead page="Product" />
          <h1>Product</h1>
          <LoadAgain message="This product could not be loaded" />
        </>
      ) : (
        // Resets for another product: first picture, and quantity 1 or the one chosen before its variant.
        <Detail
          key={loaded.product.id}
          {...loaded}
          soldOut={soldOut}
          quantity={carried?.to === shown ? carried?.quantity : undefined}
          onVariant={(to, quantity) => carry({ from: loaded.product.id, to, quantity })}
        />
      )}
    </div>
  );
}

interface DetailProps extends ProductData {
  readonly soldOut: boolean;
  readonly quantity: number | undefined;
  readonly onVariant: (id: string, quantity: number) => void;
}

const nameId = 'product-name';

function Detail({ product, related, soldOut, quantity, onVariant }: DetailProps) {
  const article = useRef<HTMLElement>(null);
  const Bar = useBuyBar();
  const { id, name, pictures, badges, description, packSize, unitPrice, choices, isSample } = product;
  const storefront = useStorefront();
  const steps = breadcrumbSteps(product);
  return (
    <>
      <PageHead
        page={name}
        canonical={productPath(id)}
        picture={pictures[0]?.at(-1)?.url}
        {...(description && { description })}
      />
      <StructuredData data={productStructuredData(product, storefront, soldOut)} />
      <StructuredData data={breadcrumbStructuredData(steps, storefront)} />
      <Breadcrumbs steps={steps} />
      <article ref={article} className={styles.product} aria-labelledby={nameId}>
        <Gallery name={name} pictures={pictures} sizes={sizes} />
        <div className={styles.words}>
          <h1 id={nameId}>
            <ProductName name={name} />
          </h1>
          <p className={styles.brand}>{brandLabel(product)}</p>
          <Badges badges={badges} />
          <div className={styles.price}>
            <Price product={product} />
            {currentPrice(product) !== null && <PricesInclude />}
            {packSize !== null && packSize > 1 && (
              <p className={styles.pack}>{[packLabel(packSize), unitPrice].filter(Boolean).join(' · ')}</p>
            )}
          </div>
          {isSample && <SampleRating />}
          <VariantLinks
            choices={choices}
            onChoose={(id) => onVariant(id, chosenQuantity(article.current) || 1)}
          />
          {sizesNote(product) && <p>{sizesNote(product)}</p>}
          <ProductActions
            product={product}
            quantity={quantity}
            soldOut={soldOut}
            describedBy={nameId}
            around={article}
          />
          <ShareLinks id={id} name={name} />
          <Description {...product} />
        </div>
        <ProductFacts product={product} />
        {isSample && <SampleDetails product={product} />}
      </article>
      {Bar && <Bar product={product} describedBy={nameId} around={article} />}
      <Related products={related} soldOut={soldOut} />
      <RecentlyViewed current={id} />
    </>
  );
}

/** The buy bar (P78), loaded on the first scroll; null before, or when it fails to load. */
function useBuyBar(): typeof BuyBar | null {
  const [Bar, setBar] = useState<typeof BuyBar | null>(null);
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "buy-bar" */ './BuyBar').then(
        ({ BuyBar }) => setBar(() => BuyBar),
        () => {},
      );
    addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return Bar;
}

interface RelatedProps {
  readonly products: ProductData['related'];
  readonly soldOut: boolean;
}

function Related({ products, soldOut }: RelatedProps) {
  if (isFailed(products)) return <LoadAgain message="Related products could not be loaded" />;
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related">
      <h2 id="related">Related products</h2>
      {soldOut ? (
        <ProductLinks products={products} />
      ) : (
        <ProductGrid products={products} firstScreen={false} />
      )}
    </section>
  );
}

/** Width of the main picture, by the columns of the product's page. */
const sizes = '(min-width: 80em) 620px, (min-width: 48em) 50vw, 92vw';

/** Five stars and '(1 review)', the same for every product of a sample shop and marked as a sample (P30). */
function SampleRating() {
  return (
    <p className={styles.rating}>
      <span className={styles.stars} role="img" aria-label="Sample rating">
        ★★★★★
      </span>{' '}
      (1 review)
    </p>
  );
}
