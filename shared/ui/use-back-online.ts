import { useEffect, useEffectEvent } from 'react';

/** Calls `loadAgain` when the network is back, to retry what failed meanwhile. */
export function useBackOnline(loadAgain: () => void): void {
  const isBack = useEffectEvent(loadAgain);
  useEffect(() => {
    const listen = () => isBack();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
