import { useEffect, useState } from 'react';
import type { BuyBar } from './BuyBar';

/** What keeps price and button in reach (P78), for whoever scrolls; null until then, and where it cannot be had. */
export function useBuyBar(): typeof BuyBar | null {
  const [Bar, setBar] = useState<typeof BuyBar | null>(null);
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "buy-bar" */ './BuyBar').then(
        ({ BuyBar }) => setBar(() => BuyBar),
        () => {},
      );
    addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return Bar;
}
