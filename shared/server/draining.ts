/** The time before a server stops, in which it answers, but says that it is not ready. */
export type Draining = ReturnType<typeof readDraining>;

/** Reads DRAIN_SECONDS, by default 0. @throws Error in one sentence */
export function readDraining(text = '') {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 3_600))
    throw new Error(`DRAIN_SECONDS must be seconds from 0 to 3600, but is '${text}'.`);
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** Begins it, and resolves when it is over. */
    begin() {
      isDraining = true;
      return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    },
  };
}
