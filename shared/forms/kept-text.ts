import { readJson } from '../contracts/well-formed';

type StorageName = 'localStorage' | 'sessionStorage';

/** A text that a storage of the browser keeps under this name. Where storage is forbidden or full nothing is kept, and nothing throws. */
export function keptText(storage: StorageName, name: string) {
  const attempt = <Result>(work: (kept: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(globalThis[storage]);
    } catch {
      return otherwise;
    }
  };
  const done = (work: (kept: Storage) => void) =>
    attempt((kept) => {
      work(kept);
      return true;
    }, false);
  return {
    /** What was kept; null when there is nothing. */
    read: (): string | null => attempt((kept) => kept.getItem(name), null),
    /** @returns whether it is kept */
    keep: (text: string): boolean => done((kept) => kept.setItem(name, text)),
    /** @returns whether it is forgotten */
    forget: (): boolean => done((kept) => kept.removeItem(name)),
  };
}

/** The same of a value, as JSON. */
export function keptJson(storage: StorageName, name: string) {
  const { read, keep, forget } = keptText(storage, name);
  return {
    /** What was kept; null when there is nothing, or nothing that can be read. */
    read(): unknown {
      try {
        return readJson(read() ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (value: unknown): boolean => keep(JSON.stringify(value)),
    forget,
  };
}
