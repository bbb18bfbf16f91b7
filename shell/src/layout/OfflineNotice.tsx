import { useSyncExternalStore } from 'react';

/** A message while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className="offline-notice" role="status">
      {!online && 'You are offline. Your cart and lists are kept; pages open again when the network is back.'}
    </div>
  );
}

function onChange(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
