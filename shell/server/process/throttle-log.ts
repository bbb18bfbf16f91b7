import { format } from 'node:util';

/** How long the same line is not written again, in milliseconds. */
const repeatInterval = 60_000;

/** Most lines that are remembered; the one written longest ago goes first. */
const maxLines = 1_000;

/**
 * Makes a log that a lasting fault does not flood: a line is written at once, and again after a minute at the earliest, with
 * how often it was repeated meanwhile.
 *
 * @returns takes what `console.error` does
 */
export function throttleLog(write: (line: string) => void): (...parts: unknown[]) => void {
  const written = new Map<string, { readonly at: number; heldBack: number }>();
  return (...parts) => {
    const line = format(...parts);
    const known = written.get(line);
    if (known && performance.now() - known.at < repeatInterval) {
      known.heldBack += 1;
      return;
    }
    written.delete(line);
    written.set(line, { at: performance.now(), heldBack: 0 });
    const [oldest] = written.keys();
    if (written.size > maxLines && oldest !== undefined) written.delete(oldest);
    write(known?.heldBack ? `${line} (${known.heldBack} more since it was last said)` : line);
  };
}
