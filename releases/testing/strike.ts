import type { Strike } from '../quarantine/strike';

/** A strike for tests: a release hung while it rendered its slot in the header. */
export const hungInRender: Strike = {
  at: '2026-11-22T10:00:00.000Z',
  reason: 'hung',
  phase: 'render',
  exposed: 'header-cart',
  address: '/shop',
  message: 'It stopped responding.',
  stack: '    at Widget (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:2)',
};
