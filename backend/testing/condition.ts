/** Lets tests wait for a changing condition. */
export function condition() {
  const waiting = new Set<() => void>();
  return {
    /** To be called after each change. */
    changed: () => {
      for (const check of [...waiting]) check();
    },
    /** Resolves once the predicate holds. */
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!holds()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
