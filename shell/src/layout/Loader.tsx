import { useNavigation } from '@storefront/shared/router';
import { useEffect, useState } from 'react';

/** Delay until the indicator is hidden after loading, in milliseconds (P16). */
const hideDelay = 250;

/** Delay from hydration until the page is marked as loaded, in milliseconds (P16). */
const loadedDelay = 100;

/** The loading indicator: translucent, and presses pass through it (P16). Adds the class `loaded` to the body after the first load. */
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
