import { readJson } from '../contracts/well-formed';

/** A value that a storage of the browser keeps under this name, as JSON. Where storage is forbidden or full nothing is kept, and nothing throws. */
export function keptJson(storage: 'localStorage' | 'sessionStorage', name: string) {
  const attempt = (work: (kept: Storage) => unknown) => {
    try {
      return work(globalThis[storage]);
    } catch {
      return null;
    }
  };
  return {
    /** What was kept; null when there is nothing, or nothing that can be read. */
    read: (): unknown => attempt((kept) => readJson(kept.getItem(name) ?? 'null')),
    keep: (value: unknown): void => void attempt((kept) => kept.setItem(name, JSON.stringify(value))),
    forget: (): void => void attempt((kept) => kept.removeItem(name)),
  };
}
