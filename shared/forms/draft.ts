import { keptJson } from './kept-text';

/** What a visitor typed and has not sent, for as long as the tab lives. */
export interface Draft<T> {
  /** What was kept last; null when there is nothing. Never throws. */
  read(): T | null;
  /** Never throws. */
  keep(typed: T): void;
  /** Forgets it, for it was sent. Never throws. */
  drop(): void;
}

/**
 * The draft of one form, in the session storage under this name; where the browser keeps nothing it lasts as long as the page.
 *
 * @param parse reads what was stored; null for what nobody can have typed; never throws
 */
export function draftOf<T>(name: string, parse: (value: unknown) => T | null): Draft<T> {
  const kept = keptJson('sessionStorage', name);
  let held: T | null = null;
  return {
    read: () => parse(kept.read()) ?? held,
    keep: (typed) => {
      held = typed;
      kept.keep(typed);
    },
    drop: () => {
      held = null;
      kept.forget();
    },
  };
}
