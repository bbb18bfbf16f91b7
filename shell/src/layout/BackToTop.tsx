import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BackToTopButton } from './BackToTopButton';
import { onScroll } from './on-scroll';

/** Pixels scrolled before the button appears (P15). */
const threshold = 400;

/** The button back to the top of a long page (P15), loaded after scrolling down. */
export function BackToTop() {
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > threshold,
    () => false,
  );
  const [Button, setButton] = useState<typeof BackToTopButton | null>(null);
  useEffect(() => {
    if (!isFar || Button) return;
    const loading = import(/* webpackChunkName: "back-to-top" */ './BackToTopButton');
    // Optional: visitors can scroll.
    loading.then(({ BackToTopButton }) => setButton(() => BackToTopButton)).catch(() => {});
  }, [isFar, Button]);
  return isFar && Button && <Button />;
}
