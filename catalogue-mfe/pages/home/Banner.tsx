import { pictureAddress } from '@storefront/shared/product/picture-address';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { Link, useSite, useStorefront } from '@storefront/shared/router';
import { useFailedPicture } from '@storefront/shared/ui/use-failed-picture';
import styles from './Banner.module.scss';
import type { HomeData } from './load-home';

/** The shop in the settings' words and picture (P2). The picture's space is reserved, and decorated without one. */
export function Banner({ caption, banner }: Pick<HomeData, 'caption' | 'banner'>) {
  const { brand, cover } = useSite();
  const { pictures } = useStorefront();
  const { failed, image } = useFailedPicture();
  const picture = cover ?? banner;

  return (
    <section className={styles.banner}>
      <div className={styles.words}>
        <p className="eyebrow">{caption?.eyebrow ?? 'Medical and dental supplies'}</p>
        <h1>{caption?.title ?? brand}</h1>
        {caption?.text && <p>{caption.text}</p>}
        <div className={styles.ways}>
          <Link className="btn btn-primary" to="/shop">
            Browse the shop
          </Link>
          <Link className="btn btn-outline-primary" to={quickOrderPath}>
            Quick order
          </Link>
          <Link className="btn btn-outline-primary" to="/quote">
            Request a quote
          </Link>
        </div>
      </div>
      <div className={styles.picture}>
        {picture && !failed && (
          <img
            {...image}
            src={pictureAddress(pictures, picture.url)}
            alt={picture.alt}
            width={1200}
            height={630}
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}
