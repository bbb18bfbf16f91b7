/** Processor time of this process in microseconds; reading it costs mostly system time. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
