import { useNavigation } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/** Milliseconds the sign stays after what was loading is there (P16). */
const hideDelay = 250;

/** Milliseconds after the page is alive until it is marked as loaded (P16). */
const loadedDelay = 100;

/**
 * The sign that something is loading: over the page, see-through, and never in the way of a press (P16). Marks the
 * document with the class `loaded` after its first load.
 */
export function Loader() {
  const { state } = useNavigation();
  const busy = state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (busy) return setShown(true);
    const clear = setTimeout(() => setShown(false), hideDelay);
    return () => clearTimeout(clear);
  }, [busy]);

  useEffect(() => {
    const mark = setTimeout(() => document.body.classList.add('loaded'), loadedDelay);
    return () => clearTimeout(mark);
  }, []);

  return shown && <div className="loader" aria-hidden="true" />;
}
