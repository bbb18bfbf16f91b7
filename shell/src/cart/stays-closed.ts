import { keptText } from '@storefront/shared/forms/kept-text';
import { useSyncExternalStore } from 'react';

const kept = keptText('localStorage', 'cartStaysClosed');

/** A choice that could not be stored, kept as long as the page. */
let unkept: boolean | null = null;

/** Whether additions leave the cart's drawer closed (P73), in all tabs of this browser. */
export function useStaysClosed(): boolean {
  return useSyncExternalStore(follow, isKept, () => false);
}

/** Stores whether additions leave the drawer closed; without local storage it holds for this page. */
export function keepStaysClosed(staysClosed: boolean): void {
  const isDone = staysClosed ? kept.keep('1') : kept.forget();
  unkept = isDone ? null : staysClosed;
  // The browser tells only other tabs.
  dispatchEvent(new Event('storage'));
}

function isKept(): boolean {
  return unkept ?? kept.read() === '1';
}

function follow(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
