import type { CartLine } from '@storefront/shared/contracts/state';
import { cartTotal } from '@storefront/shared/product/cart-total';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import type { ComponentType } from 'react';
import type { LineProduct, LineProducts } from '../../data/quote-data';
import type { LinesProps } from './LinesTable';
import styles from './QuotedLines.module.scss';

interface QuotedLinesProps extends LineProducts {
  readonly lines: readonly CartLine[];
  readonly Lines: ComponentType<LinesProps>;
}

/** Lines with their total (P39). An unknown product is listed by its id without a price. */
export function QuotedLines({ lines, products, gone, Lines }: QuotedLinesProps) {
  const byId = new Map<string, LineProduct | null>(gone.map((id) => [id, null]));
  for (const product of products) byId.set(product.id, product);
  const known = lines.filter(({ id }) => byId.get(id));
  const { total, unpriced } = cartTotal(known, products);
  const unknown = lines.length - known.length;
  return (
    <>
      <Lines lines={lines} products={byId} />
      <div className={styles.sum}>
        {known.length > 0 && (
          <p className={styles.total}>
            <span>Subtotal</span> <span>{formatPrice(total)}</span>
          </p>
        )}
        {total !== null && unpriced > 0 && <p>{`+ ${formatItemCount(unpriced)} priced on request`}</p>}
        {unknown > 0 && <p>{`Does not include ${formatItemCount(unknown)} without details`}</p>}
        {known.length > 0 && total !== null && <PricesInclude />}
      </div>
    </>
  );
}
