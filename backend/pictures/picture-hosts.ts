/** Hosts from which pictures may come whatever their addresses: `name`, at its usual ports, or `name:port`, in lower case. */
export type PictureHosts = ReadonlySet<string>;

const host = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/;

/** Reads hosts that are separated by commas or blanks. @throws Error that names the variable */
export function readPictureHosts(value = ''): PictureHosts {
  const hosts = value.toLowerCase().match(/[^\s,]+/g) ?? [];
  for (const one of hosts)
    if (!host.test(one) || !URL.canParse(`http://${one}`))
      throw new Error(`PICTURE_HOSTS must be hosts like images.example or localhost:8080, not '${one}'.`);
  return new Set(hosts);
}

/** Whether the host and port of this address are listed. */
export function isListedHost({ protocol, hostname, port }: URL, hosts: PictureHosts): boolean {
  const usual = protocol === 'https:' ? '443' : '80';
  return hosts.has(`${hostname}:${port || usual}`) || (port === '' && hosts.has(hostname));
}
