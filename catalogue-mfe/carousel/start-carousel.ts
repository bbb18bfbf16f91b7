import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { autoplayWhileUnused } from './autoplay-while-unused';

/** A carousel that runs. */
export interface StartedCarousel {
  readonly previous: () => void;
  readonly next: () => void;
  /** Whether it is to move by itself; null for a visitor who wants no motion. */
  readonly play: ((wanted: boolean) => void) | null;
  /** Puts the document back in the order React left it in. */
  readonly end: () => void;
}

/** So many slides fill the widest view, and leave one on each side to move to the other end. */
const enoughToLoop = 7;

/**
 * Makes a carousel of a list that scrolls sideways, at the place it is scrolled to. Delay, time of a slide and loop are
 * those of P25; with reduced motion it neither glides nor moves by itself.
 *
 * @param onMovable told at once and after each change whether there is more than is in view
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
    // A press during the movement of a slide counts, too.
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
 * Marks the slides in view, which the stylesheet makes as tall as the tallest of those so marked: a card that has been seen once
 * counts for good, so that a row which goes on by itself grows a few times and then stands still. The pictures of these and of
 * those that come next, on either side, are loaded: a lazy one would be empty when its slide does.
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
 * Brings a slide that is out of view into it when something in it gets the focus.
 *
 * @returns ends it
 */
function showFocused(swiper: Swiper, scroller: HTMLElement): () => void {
  function show({ target }: FocusEvent) {
    const place = swiper.slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    // Where it will be once a movement that is under way has ended.
    const left = (swiper.slidesGrid[place] ?? 0) + swiper.translate;
    const right = left + (swiper.slidesSizesGrid[place] ?? 0);
    // Widths are fractions of a pixel.
    if (left < -1 || right > swiper.width + 1) swiper.slideTo(place);
  }
  scroller.addEventListener('focusin', show);
  return () => scroller.removeEventListener('focusin', show);
}
