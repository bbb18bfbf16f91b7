/** The time before a server stops, in which it answers, but says that it is not ready. */
export interface Draining {
  readonly isDraining: () => boolean;
  /** Begins it, and resolves when it is over. */
  begin(): Promise<void>;
}

/** Longest draining, in seconds: no supervisor waits longer before it kills. */
const longest = 3_600;

/** Reads DRAIN_SECONDS, by default 0. @throws Error in one sentence */
export function readDraining(text = ''): Draining {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= longest))
    throw new Error(`DRAIN_SECONDS must be seconds from 0 to ${longest}, but is '${text}'.`);
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin() {
      isDraining = true;
      return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    },
  };
}
