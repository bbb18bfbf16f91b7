import type { MouseEvent } from 'react';

/** Whether a modifier key asks the browser for a new tab, a new window or a download. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
