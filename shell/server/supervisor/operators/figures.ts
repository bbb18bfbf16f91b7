const number = new Intl.NumberFormat('en-AU');
const percent = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const instant = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Formats a whole number: 4,320. */
export function count(value: number): string {
  return number.format(value);
}

/** Formats a percentage: 12.5 %. */
export function percentText(value: number): string {
  return `${percent.format(value)}\u00a0%`;
}

/** Formats a count with its share: 12 of 480 (2.5 %). */
export function partOf(counted: number, of: number): string {
  return of === 0
    ? count(counted)
    : `${count(counted)} of ${count(of)} (${percentText((counted / of) * 100)})`;
}

/** Formats a duration: 120 ms, or 1.2 s from a second on; a dash for null. */
export function durationText(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return milliseconds < 1_000 ? `${milliseconds}\u00a0ms` : `${Math.round(milliseconds / 100) / 10}\u00a0s`;
}

/** Formats a time in UTC: 23 Nov 2026, 04:05:06 UTC. Text that is no time stays as it is. */
export function instantText(at: number | string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? String(at) : `${instant.format(date)} UTC`;
}
