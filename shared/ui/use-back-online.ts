import { useEffect, useEffectEvent } from 'react';

/** Calls when the network is back after it was gone: what failed meanwhile can be had now. */
export function useBackOnline(loadAgain: () => void): void {
  const isBack = useEffectEvent(loadAgain);
  useEffect(() => {
    const listen = () => isBack();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
