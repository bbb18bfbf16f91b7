import { useEffect, useId, useRef, useState } from 'react';
import type { CardProduct } from '../../../parts/card/card-product';
import { ProductCard } from '../../../parts/card/ProductCard';
import { whenOnScreen } from '../../../parts/when-on-screen';
import styles from './ProductCarousel.module.scss';
import type { RunningCarousel } from './RunningCarousel';

interface ProductCarouselProps {
  readonly heading: string;
  readonly products: readonly CardProduct[];
}

/** Distance from the screen at which a carousel starts, in pixels. */
const startDistance = 200;

/** How long it must stay there, in milliseconds: the page itself comes first. */
const startDelay = 1_000;

/** Widths of a card by the slides in view. */
const sizes = '(min-width: 75em) 226px, (min-width: 62em) 23vw, (min-width: 48em) 30vw, 43vw';

/**
 * A looping row of two to five cards (P25). Its script loads when the row stays near the screen; until then, and without scripts, the row
 * scrolls sideways.
 */
export function ProductCarousel(props: ProductCarouselProps) {
  // The loop moves slides in the document, so other products need a new carousel.
  return <Carousel key={JSON.stringify(props.products.map(({ id }) => id))} {...props} />;
}

function Carousel({ heading, products }: ProductCarouselProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [Running, setRunning] = useState<typeof RunningCarousel | null>(null);

  useEffect(() => {
    if (!section.current) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const start = () =>
      void import(/* webpackChunkName: "carousel" */ './RunningCarousel').then(
        ({ RunningCarousel }) => setRunning(() => RunningCarousel),
        () => {},
      );
    const unwatch = whenOnScreen(section.current, startDistance, (onScreen) => {
      clearTimeout(due);
      if (onScreen) due = setTimeout(start, startDelay);
    });
    return () => {
      clearTimeout(due);
      unwatch();
    };
  }, []);

  return (
    <section ref={section} className={styles.carousel} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.controls}>{Running && <Running section={section} scroller={scroller} />}</div>
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
