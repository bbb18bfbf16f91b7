import { keptText } from '@storefront/shared/forms/kept-text';
import { useSyncExternalStore } from 'react';

const kept = keptText('localStorage', 'cartStaysClosed');

/** What could not be kept: it is so as long as the page lasts. */
let unkept: boolean | null = null;

/** Whether the visitor wants the cart's drawer to stay closed when something is added (P73), in all tabs of this browser. */
export function useStaysClosed(): boolean {
  return useSyncExternalStore(follow, isKept, () => false);
}

/** Keeps that for the next time; where local storage is forbidden or full, for this page. */
export function keepStaysClosed(staysClosed: boolean): void {
  const isDone = staysClosed ? kept.keep('1') : kept.forget();
  unkept = isDone ? null : staysClosed;
  // The browser tells other tabs only.
  dispatchEvent(new Event('storage'));
}

function isKept(): boolean {
  return unkept ?? kept.read() === '1';
}

function follow(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
