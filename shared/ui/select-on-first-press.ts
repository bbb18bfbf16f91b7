import type { PointerEvent } from 'react';

/** For `onPointerDown`: the first press in a field selects its text, as Tab does; further ones place the caret. */
export function selectOnFirstPress({ currentTarget }: PointerEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) return;
  currentTarget.addEventListener('click', () => currentTarget.select(), { once: true });
}
