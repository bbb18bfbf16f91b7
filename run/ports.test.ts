import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { defaultPorts, portsFrom, requireFree } from './ports';

test('the processes of a storefront do not share a port', () => {
  for (const { hosts, ...own } of [defaultPorts, portsFrom(3600)]) {
    const ports = [...Object.values(own), ...Object.values(hosts)];
    expect(new Set(ports).size).toBe(ports.length);
  }
});

test('every remote of the workspace has a host', () => {
  expect(Object.keys(portsFrom(3600).hosts)).toEqual(Object.keys(defaultPorts.hosts));
  expect(defaultPorts.hosts).toMatchObject({ cart: 3002 });
});

const free = { shell: 0, backend: 0, hosts: {} };

test('a port in use is said in one sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const sentence = (name: string) =>
    new Error(`Port ${port}, where the ${name} would listen, is in use: stop what uses it and start again.`);
  await expect(requireFree({ ...free, shell: port })).rejects.toThrow(sentence('shell'));
  await expect(requireFree({ ...free, hosts: { lab: port } })).rejects.toThrow(sentence('lab'));
  await new Promise((resolve) => server.close(resolve));
});
