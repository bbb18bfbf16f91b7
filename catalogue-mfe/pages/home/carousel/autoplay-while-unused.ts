import type Swiper from 'swiper';
import { whenOnScreen } from '../../../parts/when-on-screen';

interface MindfulAutoplay {
  /** Turns autoplay on or off. Turned on, it plays although its button has the focus. */
  readonly play: (wanted: boolean) => void;
  readonly end: () => void;
}

/** Plays a carousel while it is on the screen without a pointer on its slides or the focus in it. */
export function autoplayWhileUnused(
  swiper: Swiper,
  section: HTMLElement,
  scroller: HTMLElement,
): MindfulAutoplay {
  let wanted = true;
  let seen = false;
  let pointed = scroller.matches(':hover');
  let focused = section.contains(document.activeElement);

  function settle() {
    const free = wanted && seen && !pointed && !focused && !swiper.isLocked;
    if (free === swiper.autoplay.running) return;
    if (free) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }

  const listening = new AbortController();
  const { signal } = listening;
  const point = ({ type, pointerType }: PointerEvent) => {
    // Touches do not hover; Swiper pauses for them.
    if (pointerType === 'touch') return;
    pointed = type === 'pointerenter';
    settle();
  };
  scroller.addEventListener('pointerenter', point, { signal });
  scroller.addEventListener('pointerleave', point, { signal });
  const focus = (isInside: boolean) => {
    focused = isInside;
    settle();
  };
  section.addEventListener('focusin', () => focus(true), { signal });
  section.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      // A dialog opened by a card gives the focus back.
      if (!(next instanceof Element && next.closest('dialog'))) focus(false);
    },
    { signal },
  );
  swiper.on('lock', settle);
  swiper.on('unlock', settle);
  const unwatch = whenOnScreen(section, 0, (onScreen) => {
    seen = onScreen;
    settle();
  });
  settle();

  return {
    play(next) {
      wanted = next;
      if (next) focused = false;
      settle();
    },
    end() {
      listening.abort();
      unwatch();
    },
  };
}
