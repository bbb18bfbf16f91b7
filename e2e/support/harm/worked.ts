/** Microseconds of a processor that this process has had; asking for them takes mostly those of the system. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
