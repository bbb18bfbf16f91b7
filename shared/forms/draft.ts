import { readJson } from '../contracts/well-formed';

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
 * @param parse reads what was stored; null for what nobody can have typed
 */
export function draftOf<T>(name: string, parse: (value: unknown) => T | null): Draft<T> {
  let held: T | null = null;
  return {
    read: () => {
      try {
        return parse(readJson(sessionStorage.getItem(name) ?? 'null')) ?? held;
      } catch {
        return held;
      }
    },
    keep: (typed) => {
      held = typed;
      try {
        sessionStorage.setItem(name, JSON.stringify(typed));
      } catch {
        // It is still held in memory.
      }
    },
    drop: () => {
      held = null;
      try {
        sessionStorage.removeItem(name);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
