import { productPath } from '@storefront/shared/product/paths';
import { sizesNote } from '@storefront/shared/product/sizes-note';
import { Link } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { type LineDetails, lineName, productOf } from '../../data/line-details';
import styles from './LineInfo.module.scss';
import { MissingDetails } from './MissingDetails';

interface LineInfoProps {
  readonly id: string;
  readonly details: LineDetails;
}

/** A line's product: picture, linked name and small print; or its id and why details are missing. */
export function LineInfo({ id, details }: LineInfoProps) {
  const product = productOf(details);
  const name = lineName(id, details);
  return (
    <div className={styles.named}>
      <div className={styles.picture}>
        <Picture picture={product?.picture ?? null} alt="" sizes="80px" />
      </div>
      <div>
        {product ? (
          <Link to={productPath(id)}>
            <ProductName name={name} />
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {product && <SmallPrint parts={product.smallPrint} className={styles.facts} />}
        {product && sizesNote(product) && <p className={styles.note}>{sizesNote(product)}</p>}
        <MissingDetails details={details} />
      </div>
    </div>
  );
}
