const format = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A moment, for operators wherever they are; what is none stands there as it came. */
export function Instant({ at }: { readonly at: number | string }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  return <time dateTime={date.toISOString()}>{format.format(date)} UTC</time>;
}
