import { readJson } from '../contracts/well-formed';

type StorageName = 'localStorage' | 'sessionStorage';

/** Keeps a text in the browser's storage under `name`. Never throws: without storage, or when it is full, nothing is kept. */
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
    /** The kept text; null for none. */
    read: (): string | null => attempt((kept) => kept.getItem(name), null),
    /** @returns whether it was kept */
    keep: (text: string): boolean => done((kept) => kept.setItem(name, text)),
    /** @returns whether it was deleted */
    forget: (): boolean => done((kept) => kept.removeItem(name)),
  };
}

/** Keeps a value as JSON, otherwise like {@link keptText}. */
export function keptJson(storage: StorageName, name: string) {
  const { read, keep, forget } = keptText(storage, name);
  return {
    /** The kept value; null for none or an unreadable one. */
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
