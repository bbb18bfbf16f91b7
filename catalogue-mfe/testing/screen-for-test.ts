import { act } from '@testing-library/react';

/** A test's screen, empty until the test moves elements onto it. */
export interface ScreenForTest {
  /** Moves all watched elements this many pixels away from the screen; 0 is on it. */
  readonly moveTo: (distance: number) => Promise<void>;
}

/**
 * Fakes the screen that a test's document lacks.
 * @param stay lets time pass after each move, for code that waits until an element has stayed
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
