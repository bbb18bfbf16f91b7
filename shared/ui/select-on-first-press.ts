import type { PointerEvent } from 'react';

/**
 * For `onPointerDown` of a field: the press that brings the focus selects what is in it, as Tab does, so that what is typed
 * takes its place. Another press puts the caret.
 */
export function selectOnFirstPress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) return;
  currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
}
