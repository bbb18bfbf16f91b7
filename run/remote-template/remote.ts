import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** The remote's declaration; its releases carry it (docs/remotes.md). */
export const remote = {
  name: 'example',
  port: 3004,
  routes: './routes.tsx',
  paths: ['/example'],
  slots: { 'page-foot': './slots/page-foot/PageFoot.tsx' },
  budget: 20_000,
} as const satisfies RemoteDeclaration;
