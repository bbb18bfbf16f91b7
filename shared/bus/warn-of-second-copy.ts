const owner = Symbol.for('storefront.bus.copy');

/** Says in the console when this page runs another copy of the bus: its state and React context would not be the page's. */
export function warnOfSecondCopy(): void {
  if (typeof document === 'undefined') return;
  if (Reflect.has(globalThis, owner)) {
    console.error(
      'Two copies of @storefront/shared/bus run on this page: import it by that name only, and let remotes take it from the shell (singleton, import: false).',
    );
  }
  Reflect.set(globalThis, owner, true);
}
