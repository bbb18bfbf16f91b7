import { useId } from 'react';
import type { CardProduct } from '../card/card-product';
import { ProductCard } from '../card/ProductCard';
import styles from './ProductCarousel.module.scss';
import { useCarousel } from './use-carousel';

interface ProductCarouselProps {
  readonly heading: string;
  readonly products: readonly CardProduct[];
}

/** Widths a card is drawn at, by the slides in view. */
const sizes = '(min-width: 75em) 226px, (min-width: 62em) 23vw, (min-width: 48em) 30vw, 43vw';

/**
 * A row of cards: two to five in view, in a loop that goes on by itself (P25). Until its script
 * runs, and where none does, the visitor scrolls it sideways.
 */
export function ProductCarousel(props: ProductCarouselProps) {
  // The loop moves the slides about in the document: other products are a new carousel, not a change of this one.
  return <Carousel key={JSON.stringify(props.products.map(({ id }) => id))} {...props} />;
}

function Carousel({ heading, products }: ProductCarouselProps) {
  const headingId = useId();
  const { section, scroller, controls } = useCarousel();
  return (
    <section ref={section} className={styles.carousel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.controls}>{controls}</div>
      </div>
      <div ref={scroller} className={styles.scroller}>
        <ul className={`swiper-wrapper ${styles.list}`}>
          {products.map((product) => (
            <li key={product.id} className={`swiper-slide ${styles.slide}`}>
              <ProductCard product={product} sizes={sizes} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
