import type { PointerEvent } from 'react';

/** For `onPointerDown`: the press that brings the focus selects what is in the field, as Tab does; another puts the caret. */
export function selectOnFirstPress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) return;
  currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
}
