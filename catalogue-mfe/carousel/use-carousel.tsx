import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { CarouselControls } from './CarouselControls';
import type { RunningCarousel } from './start-carousel';
import { whenOnScreen } from './when-on-screen';

/** How far from the screen a carousel is started, in pixels. */
const startDistance = 200;

/** How long it stays there before that, in milliseconds: its first slide is due later, and the page comes first. */
const startDelay = 1_000;

interface Carousel {
  readonly section: RefObject<HTMLElement | null>;
  /** Holds the list of slides, and scrolls it until the script runs. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** The buttons; nothing as long as they would do nothing. */
  readonly controls: ReactNode;
}

/** A carousel that runs, and its buttons, which come with its script. */
interface Running extends RunningCarousel {
  readonly Controls: typeof CarouselControls;
}

/** Starts the carousel when it has come near the screen and stays there; where its script does not arrive, the list scrolls as before. */
export function useCarousel(): Carousel {
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [movable, setMovable] = useState(false);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const whole = section.current;
    const part = scroller.current;
    if (!whole || !part) return;
    let carousel: RunningCarousel | null = null;
    let gone = false;

    async function start(section: HTMLElement, scroller: HTMLElement) {
      try {
        const [{ startWhenUnfocused }, { CarouselControls }] = await Promise.all([
          import(/* webpackChunkName: "carousel" */ './start-when-unfocused'),
          import(/* webpackChunkName: "carousel" */ './CarouselControls'),
        ]);
        carousel = await startWhenUnfocused(section, scroller, setMovable, () => gone);
        setRunning(carousel && { ...carousel, Controls: CarouselControls });
      } catch {
        // The list scrolls without it.
      }
    }

    let due: ReturnType<typeof setTimeout> | undefined;
    const unwatch = whenOnScreen(whole, startDistance, (onScreen) => {
      clearTimeout(due);
      if (!onScreen) return;
      due = setTimeout(() => {
        unwatch();
        void start(whole, part);
      }, startDelay);
    });
    return () => {
      gone = true;
      clearTimeout(due);
      unwatch();
      carousel?.end();
    };
  }, []);

  const controls = running && movable && (
    <running.Controls
      playing={running.play && playing}
      onPlay={(wanted) => {
        setPlaying(wanted);
        running.play?.(wanted);
      }}
      onPrevious={running.previous}
      onNext={running.next}
    />
  );
  return { section, scroller, controls };
}
