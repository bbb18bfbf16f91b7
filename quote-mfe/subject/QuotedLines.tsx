import type { CartLine } from '@storefront/shared/contracts/state';
import { cartTotal } from '@storefront/shared/product/cart-total';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useRef } from 'react';
import { LinesTable } from './LinesTable';
import styles from './QuotedLines.module.scss';
import type { LineProduct } from './quote-data';
import { useGoesOn } from './use-goes-on';
import { useOpenInPrint } from './use-open-in-print';

interface QuotedLinesProps {
  readonly lines: readonly CartLine[];
  /** Those that are known. */
  readonly products: readonly LineProduct[];
  /** Whether they have a page, and not a place in it that they scroll in (P80). */
  readonly isWhole?: boolean;
}

/** What the lines of the cart cost, each and together (P39). A product that is not known goes by its id, without a price. */
export function QuotedLines({ lines, products, isWhole = false }: QuotedLinesProps) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = lines.filter(({ id }) => byId.has(id));
  const { total, unpriced } = cartTotal(known, products);
  const unknown = lines.length - known.length;
  const Lines = isWhole ? WholeLines : ScrolledLines;
  return (
    <>
      <Lines lines={lines} byId={byId} />
      <div className={styles.sum}>
        {known.length > 0 && (
          <p className={styles.total}>
            <span>Subtotal</span> <span>{formatPrice(total)}</span>
          </p>
        )}
        {total !== null && unpriced > 0 && <p>+ {formatItemCount(unpriced)} priced on request</p>}
        {unknown > 0 && <p>Does not include {formatItemCount(unknown)} without details</p>}
        {known.length > 0 && total !== null && <PricesInclude />}
      </div>
    </>
  );
}

const caption = 'Products to quote';

interface LinesProps {
  readonly lines: readonly CartLine[];
  readonly byId: ReadonlyMap<string, LineProduct>;
}

/** Lines that are certainly more than what is shown of them at once. */
const tooMany = 6;

/** Where they are more than what is shown at once they scroll, by the keyboard too (P80). */
function ScrolledLines({ lines, byId }: LinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const goesOn = useGoesOn(scroller, lines.length >= tooMany);
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      {...(goesOn && { role: 'region', 'aria-label': 'List of products', tabIndex: 0 })}
    >
      <LinesTable caption={caption} lines={lines} products={byId} />
    </div>
  );
}

/** Lines that a page shows; the others are folded. */
const firstLines = 12;

/** All of them, of a long list those behind the first folded, but on paper (P80). */
function WholeLines({ lines, byId }: LinesProps) {
  const details = useOpenInPrint();
  const others = lines.slice(firstLines);
  return (
    <div className={styles.whole}>
      <LinesTable caption={caption} lines={lines.slice(0, firstLines)} products={byId} />
      {others.length > 0 && (
        <details ref={details} className={styles.others}>
          <summary>
            <span>Show all {lines.length} products</span>
            <span>Show the first {firstLines}</span>
          </summary>
          <LinesTable caption="The others" lines={others} products={byId} />
        </details>
      )}
    </div>
  );
}
