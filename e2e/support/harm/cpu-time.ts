/** Microseconds of a processor that this process has had; asking for them takes mostly those of the system. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
