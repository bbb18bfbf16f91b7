import { useSyncExternalStore } from 'react';
import { Icon } from './Icon';
import { scrollToTop } from './scroll-to-top';

/** Pixels scrolled before the button appears (specification section 9). */
const threshold = 400;

/** The button that leads back to the top of a long page, and the focus to its content (decision 25). */
export function BackToTop() {
  const far = useSyncExternalStore(
    onScroll,
    () => scrollY > threshold,
    () => false,
  );
  if (!far) return null;
  return (
    <button
      className="back-to-top"
      type="button"
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
