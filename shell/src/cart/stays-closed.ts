import { useSyncExternalStore } from 'react';

const name = 'cartStaysClosed';

/** What could not be kept: it is so as long as the page lasts. */
let unkept: boolean | null = null;

/** Whether the visitor wants the cart's drawer to stay closed when something is added (P73), in all tabs of this browser. */
export function useStaysClosed(): boolean {
  return useSyncExternalStore(follow, isKept, () => false);
}

/** Keeps that for the next time; where local storage is forbidden or full, for this page. */
export function keepStaysClosed(staysClosed: boolean): void {
  try {
    if (staysClosed) localStorage.setItem(name, '1');
    else localStorage.removeItem(name);
    unkept = null;
  } catch {
    unkept = staysClosed;
  }
  // The browser tells other tabs only.
  dispatchEvent(new Event('storage'));
}

function isKept(): boolean {
  if (unkept !== null) return unkept;
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
