/** What says where things are on this machine, how it reaches hosts, and what a worker of its shops may hold. */
const names = [
  'HOME',
  'LANG',
  'LC_ALL',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'PATH',
  'TMPDIR',
  'TZ',
  'WORKER_HEAP_MB',
] as const;

/**
 * What the code of a release that nobody trusts yet may know of an environment: not the secrets of whoever checks it, nor what is said
 * there of another shop, whose release map it would follow and whose traces it would make.
 */
export function machineVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const known = names.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
