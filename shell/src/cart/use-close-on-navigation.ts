import { useBus } from '@storefront/shared/bus';
import { useLocation, useNavigation } from '@storefront/shared/router';
import { useEffect, useRef } from 'react';

/** Closes the cart's drawer when a navigation starts, or when one that started before it opened ends. */
export function useCloseOnNavigation(): void {
  const bus = useBus();
  const { key } = useLocation();
  const { state } = useNavigation();
  const before = useRef({ key, state });
  useEffect(() => {
    const hasStarted = state !== 'idle' && before.current.state === 'idle';
    if (hasStarted || key !== before.current.key) bus.update('app', { isDrawerShow: false });
    before.current = { key, state };
  }, [bus, key, state]);
}
