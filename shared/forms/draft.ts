import { keptJson } from './kept-text';

/** What a visitor typed and has not sent, for as long as the tab lives. No method throws. */
export interface Draft<T> {
  /** Null when there is nothing. */
  read(): T | null;
  keep(typed: T): void;
  /** Forgets it, for it was sent. */
  drop(): void;
}

/** The draft of a form, in the session storage or else in memory; `parse` gives null for what nobody typed, and must not throw. */
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
