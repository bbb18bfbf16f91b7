import type { WrittenMark } from '../../containment/mark';

/** A worker's mark while a release renders its badge for a request without input. */
export const badge: WrittenMark = {
  remote: 'lab',
  version: '1.4.2+0a1b2c3d4e5f',
  phase: 'render',
  exposed: 'header-cart',
  address: '/shop',
  request: { id: 'request-1', input: null },
};
