import type Swiper from 'swiper';

/**
 * Brings a slide that is out of view into it when something in it gets the focus.
 *
 * @returns ends it
 */
export function showFocused(swiper: Swiper, scroller: HTMLElement): () => void {
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
