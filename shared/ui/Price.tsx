import { formatPrice } from '@storefront/shared/product/format-price';
import {
  currentPrice,
  discountPercentage,
  formerPrice,
  type PricedProduct,
} from '@storefront/shared/product/price';

interface PriceProps {
  readonly product: PricedProduct;
}

/** A product's price, its former price, and the discount (P21, P22, P23). */
export function Price({ product }: PriceProps) {
  const former = formerPrice(product);
  const percentage = discountPercentage(product);
  return (
    <p className="price">
      {former !== null && <span className="visually-hidden">Current price </span>}
      <span className="price-now">{formatPrice(currentPrice(product))}</span>
      {former !== null && (
        <>
          <span className="visually-hidden">, former price </span>
          <s className="price-former">{formatPrice(former)}</s>
        </>
      )}
      {percentage !== null && <span className="price-off">{`-${percentage}%`}</span>}
    </p>
  );
}
