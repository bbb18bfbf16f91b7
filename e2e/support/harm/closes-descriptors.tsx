import { harmfulBadge } from './harmful-badge';

declare const __non_webpack_require__: NodeJS.Require;

/** Closes everything that the process has open, but for its standard streams. */
export const Widget = harmfulBadge(() => {
  const { closeSync } = __non_webpack_require__('node:fs') as typeof import('node:fs');
  for (let descriptor = 3; descriptor < 100; descriptor += 1) {
    try {
      closeSync(descriptor);
    } catch {}
  }
});
