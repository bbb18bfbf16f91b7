import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon';
import { coversAControl } from './covers-a-control';
import { scrollToTop } from './scroll-to-top';

/** Pixels scrolled before the button appears (P15). */
const threshold = 400;

/**
 * The button that leads back to the top of a long page, and the focus to its content (P15). It is not there while it
 * would be over a control or what has the focus.
 */
export function BackToTop() {
  const far = useSyncExternalStore(
    onScroll,
    () => scrollY > threshold,
    () => false,
  );
  return far && <Button />;
}

function Button() {
  const button = useRef<HTMLButtonElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    const look = () => {
      if (button.current && button.current !== document.activeElement)
        setInTheWay(coversAControl(button.current));
    };
    look();
    const stop = onScroll(look);
    addEventListener('resize', look);
    document.addEventListener('focusin', look);
    return () => {
      stop();
      removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
    };
  }, []);

  return (
    <button
      ref={button}
      className="back-to-top"
      type="button"
      data-aside={isInTheWay || undefined}
      onClick={() => {
        document.getElementById('content')?.focus({ preventScroll: true });
        scrollToTop();
      }}
    >
      <Icon drawing="m5 14 7-7 7 7" />
      <span className="visually-hidden">Back to top</span>
    </button>
  );
}

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
