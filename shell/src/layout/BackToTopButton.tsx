import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { coversAControl } from './covers-a-control';
import { onScroll } from './on-scroll';

/** Leads back to the top, and the focus to the content; it is not to be seen while it would be over a control or what has the focus (P15). */
export function BackToTopButton() {
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

/** Milliseconds (P15). */
const duration = 450;

/** Scrolls to the top of the page over 450 ms; at once for visitors who want less motion (P15). */
function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const from = scrollY;
  const began = performance.now();
  const step = () => {
    const part = Math.min(1, (performance.now() - began) / duration);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
