const owner = Symbol.for('storefront.bus.copy');

/**
 * Says in the browser's console when this page already runs another copy of the bus: its state and its React context
 * would not be those of the rest of the page. Called once when the bus module is evaluated, so instances do not count.
 */
export function warnOfSecondCopy(): void {
  if (typeof document === 'undefined') return;
  if (Reflect.has(globalThis, owner)) {
    console.error(
      'Two copies of @storefront/shared/bus run on this page: import it by that name only, and let remotes take it from the shell (singleton, import: false).',
    );
  }
  Reflect.set(globalThis, owner, true);
}
