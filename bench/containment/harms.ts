import { resolve } from 'node:path';

/** Something that a release of the cart does to whoever runs it. */
export interface Harm {
  readonly does: string;
  /** Whether it ends in quarantine; what takes nobody's page does not. */
  readonly isQuarantined: boolean;
  /** Modules of the release, by those they take the place of; absolute paths. */
  readonly alias: Readonly<Record<string, string>>;
  /** A page that it is on. */
  readonly path: string;
}

const root = resolve(import.meta.dirname, '../..');
const badge = 'cart-mfe/CartBadge.tsx';
const routes = 'cart-mfe/routes.tsx';

const harm = (does: string, name: string, takesPlaceOf = badge, path = '/shop'): Harm => ({
  does,
  isQuarantined: !['leaks', 'logs'].includes(name),
  alias: { [resolve(root, takesPlaceOf)]: resolve(root, `e2e/support/harm/${name}.tsx`) },
  path,
});

/** All of them, as the journeys have them (e2e/operations/containment.e2e.ts). */
export const harms: readonly Harm[] = [
  harm('loops in its render', 'loops-in-render'),
  harm('loops in its evaluation', 'loops-in-evaluation'),
  harm('throws where nobody catches', 'throws-later'),
  harm('ends the process', 'exits'),
  harm('leaves a rejection alone', 'rejects'),
  harm('leaks 2 MB a document', 'leaks'),
  harm('hangs in its loader', 'hangs-in-loader', routes, '/shop/shopping-cart'),
  harm('evaluates for 8 s', 'evaluates-for-long'),
  harm('allocates 1 GB in its render', 'allocates'),
  harm('blocks 600 ms in its render', 'blocks'),
  harm('writes 100,000 lines', 'logs'),
  harm('changes Array.prototype and fetch', 'patches'),
];

/** Modules of a release that does none, and is another all the same. */
export const harmless: Harm['alias'] = {
  [resolve(root, badge)]: resolve(root, 'cart-mfe/testing/SecondCartBadge.tsx'),
};
