import { act } from '@testing-library/react';

/** The screen of a test, on which nothing is until the test moves it there. */
export interface ScreenForTest {
  /** Moves everything that is watched so many pixels from the screen; 0 is on it. */
  readonly moveTo: (distance: number) => Promise<void>;
}

/**
 * Puts a screen in place of the one the test's document does not have.
 *
 * @param stay what passes the time after each move, for what waits until an element has stayed
 */
export function screenForTest(stay: () => Promise<void> = async () => {}): ScreenForTest {
  const watched = new Map<object, (distance: number) => void>();
  globalThis.IntersectionObserver = class {
    constructor(
      readonly callback: IntersectionObserverCallback,
      readonly options: IntersectionObserverInit = {},
    ) {}
    observe() {
      watched.set(this, (distance) => {
        const isIntersecting = distance <= Number.parseInt(this.options.rootMargin ?? '0', 10);
        const entries = [{ isIntersecting }] as IntersectionObserverEntry[];
        this.callback(entries, this as unknown as IntersectionObserver);
      });
    }
    disconnect() {
      watched.delete(this);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    moveTo: (distance) =>
      act(async () => {
        for (const tell of [...watched.values()]) tell(distance);
        await stay();
      }),
  };
}
