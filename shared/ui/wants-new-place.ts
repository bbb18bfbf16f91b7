import type { MouseEvent } from 'react';

/** With these keys a press asks the browser for a new tab, a new window or a download. */
export function wantsNewPlace({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
