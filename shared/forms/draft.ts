import { keptJson } from './kept-text';

/** Unsent input of a form, kept as long as the tab. No method throws. */
export interface Draft<T> {
  /** Null for none. */
  read(): T | null;
  keep(typed: T): void;
  /** Deletes the draft, after sending. */
  drop(): void;
}

/** Keeps a form's draft in session storage, else in memory. `parse` returns null for an invalid draft and must not throw. */
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
