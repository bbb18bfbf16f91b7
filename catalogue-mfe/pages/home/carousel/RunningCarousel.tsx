import { type RefObject, useEffect, useState } from 'react';
import styles from './RunningCarousel.module.scss';
import { type StartedCarousel, startCarousel } from './start-carousel';

interface RunningCarouselProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Controls of a carousel, which runs while they are mounted; nothing while all slides fit. */
export function RunningCarousel({ section, scroller }: RunningCarouselProps) {
  const [carousel, setCarousel] = useState<StartedCarousel | null>(null);
  const [movable, setMovable] = useState(false);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const whole = section.current;
    const part = scroller.current;
    if (!whole || !part) return;
    let started: StartedCarousel | null = null;
    let gone = false;
    whenUnfocused(part)
      .then(() => {
        if (!gone) started = startCarousel(whole, part, setMovable);
        setCarousel(started);
      })
      // The list still scrolls.
      .catch(() => {});
    return () => {
      gone = true;
      started?.end();
    };
  }, [section, scroller]);

  if (!carousel || !movable) return null;
  const { play, previous, next } = carousel;
  return (
    <>
      {play && (
        <Control
          label={playing ? 'Pause carousel' : 'Play carousel'}
          icon={playing ? 'M9 6v12M15 6v12' : 'M8 6l10 6-10 6z'}
          onPress={() => {
            setPlaying(!playing);
            play(!playing);
          }}
        />
      )}
      <Control label="Previous products" icon="M14 6l-6 6 6 6" onPress={previous} />
      <Control label="Next products" icon="M10 6l6 6-6 6" onPress={next} />
    </>
  );
}

/** Resolves once no element of the list has the focus: the loop moves slides, and Tab would reach the same ones again. */
async function whenUnfocused(scroller: HTMLElement): Promise<void> {
  while (scroller.contains(document.activeElement)) {
    await new Promise((resolve) => scroller.addEventListener('focusout', resolve, { once: true }));
    // During `focusout` nothing has the focus; a task later the next element does.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

interface ControlProps {
  readonly label: string;
  readonly icon: string;
  readonly onPress: () => void;
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button className={styles.control} type="button" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
