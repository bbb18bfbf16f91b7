import { formatPrice } from '@storefront/shared/product/format-price';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { unitPrice } from '@storefront/shared/product/unit-price';
import { Link } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { Picture } from '@storefront/shared/ui/Picture';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { ProductName } from '@storefront/shared/ui/ProductName';
import type { ComponentType } from 'react';
import type { LoadedProduct, LoadedSubject } from '../../data/quote-data';
import type { LinesProps } from './LinesTable';
import { QuotedCart } from './QuotedCart';
import styles from './QuotedProducts.module.scss';

interface QuotedProductsProps {
  readonly asked: LoadedSubject;
  readonly Lines: ComponentType<LinesProps>;
}

/** The product or cart lines to be quoted. */
export function QuotedProducts({ asked, Lines }: QuotedProductsProps) {
  if (asked.kind === 'cart') return <QuotedCart loaded={asked} Lines={Lines} />;
  if (!asked.product)
    return <LoadAgain message="The product could not be loaded. You can still request a quote for it." />;
  return <QuotedProduct product={asked.product} />;
}

/** The pack's price without 'each' where unit prices are shown (P68), since 'each' there means one piece. */
function priceOf(product: LoadedProduct): string {
  const price = currentPrice(product);
  if (price === null) return 'priced on request';
  return unitPrice(product) === null ? `${formatPrice(price)} each` : formatPrice(price);
}

function QuotedProduct({ product }: { readonly product: LoadedProduct }) {
  const { id, name, picture } = product;
  const price = currentPrice(product);
  return (
    <div className={styles.asked}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes="72px" loading="eager" />
      </div>
      <div>
        <p>
          For{' '}
          <Link to={productPath(id)}>
            <ProductName name={name} />
          </Link>
          , <span>{priceOf(product)}</span>
        </p>
        {price !== null && <PricesInclude />}
      </div>
    </div>
  );
}
