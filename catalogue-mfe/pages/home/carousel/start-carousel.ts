import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { autoplayWhileUnused } from './autoplay-while-unused';

/** A running carousel. */
export interface StartedCarousel {
  readonly previous: () => void;
  readonly next: () => void;
  /** Turns autoplay on or off; null for visitors who prefer reduced motion. */
  readonly play: ((wanted: boolean) => void) | null;
  /** Restores React's order of the document. */
  readonly end: () => void;
}

/** Slides in the widest view, plus one on each side for the loop. */
const enoughToLoop = 7;

/**
 * Turns a list that scrolls sideways into a carousel at its scroll position, with the timing of P25; with reduced motion nothing glides or
 * plays.
 * @param onMovable called at once and after each change with whether some slides are out of view
 */
export function startCarousel(
  section: HTMLElement,
  scroller: HTMLElement,
  onMovable: (movable: boolean) => void,
): StartedCarousel {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = scroller.querySelectorAll('.swiper-slide');
  const loop = slides.length >= enoughToLoop;
  const swiper = new Swiper(scroller, {
    modules: [Autoplay],
    // The stylesheet sets the width of slides.
    slidesPerView: 'auto',
    initialSlide: Math.round(scroller.scrollLeft / (slides[0]?.clientWidth || 1)),
    loop,
    rewind: !loop,
    // Also handles a press while a slide moves.
    loopPreventsSliding: false,
    speed: still ? 0 : 300,
    autoplay: still ? false : { delay: 3000 },
    lazyPreload: false,
    on: {
      lock: () => onMovable(false),
      unlock: () => onMovable(true),
    },
  });
  onMovable(!swiper.isLocked);
  show(swiper);
  swiper.on('slideChange', show);
  swiper.on('resize', show);
  const autoplay = still ? null : autoplayWhileUnused(swiper, section, scroller);
  const unfollow = showFocused(swiper, scroller);
  return {
    previous: () => void swiper.slidePrev(),
    next: () => void swiper.slideNext(),
    play: autoplay?.play ?? null,
    end() {
      autoplay?.end();
      unfollow();
      swiper.destroy();
    },
  };
}

/**
 * Marks the slides in view; the stylesheet makes them as tall as the tallest one marked so far, so the row grows a few times and then
 * stays. Loads their pictures and those next to them, since lazy ones would arrive empty.
 */
function show({ slides, slidesSizesGrid, activeIndex, width }: Swiper): void {
  const inView = Math.round(width / (slidesSizesGrid[0] ?? width));
  for (let nth = -1; nth <= inView; nth++) {
    const slide = slides.at((activeIndex + nth) % slides.length);
    const picture = slide?.querySelector('img');
    if (picture) picture.loading = 'eager';
    if (slide && nth >= 0 && nth < inView) slide.dataset.seen = '';
  }
}

/**
 * Scrolls to a focused slide that is out of view.
 * @returns a function that ends it
 */
function showFocused(swiper: Swiper, scroller: HTMLElement): () => void {
  function show({ target }: FocusEvent) {
    const place = swiper.slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    // Its position after the current movement.
    const left = (swiper.slidesGrid[place] ?? 0) + swiper.translate;
    const right = left + (swiper.slidesSizesGrid[place] ?? 0);
    // Widths are fractions of a pixel.
    if (left < -1 || right > swiper.width + 1) swiper.slideTo(place);
  }
  scroller.addEventListener('focusin', show);
  return () => scroller.removeEventListener('focusin', show);
}
