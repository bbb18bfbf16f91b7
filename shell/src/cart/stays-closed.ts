import { useSyncExternalStore } from 'react';

const name = 'cartStaysClosed';

/** Whether the visitor wants the cart's drawer to stay closed when something is added (P73), in all tabs of this browser. */
export function useStaysClosed(): boolean {
  return useSyncExternalStore(follow, isKept, () => false);
}

/** Keeps that for the next time. Where local storage is forbidden or full, the drawer opens as before. */
export function keepStaysClosed(staysClosed: boolean): void {
  try {
    if (staysClosed) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
  } catch {
    return;
  }
  // The browser tells other tabs only.
  dispatchEvent(new Event('storage'));
}

function isKept(): boolean {
  try {
    return localStorage.getItem(name) === '1';
  } catch {
    return false;
  }
}

function follow(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
