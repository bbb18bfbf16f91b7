import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { defaultPorts, operatorsCommand, parsePorts, portsFrom, requireFree } from './ports';

test('the processes of a shop have different ports', () => {
  for (const { hosts, ...own } of [defaultPorts, portsFrom(3600)]) {
    const ports = [...Object.values(own), ...Object.values(hosts)];
    expect(new Set(ports).size).toBe(ports.length);
  }
});

test('every remote of the workspace has a host', () => {
  expect(Object.keys(portsFrom(3600).hosts)).toEqual(Object.keys(defaultPorts.hosts));
  expect(defaultPorts.hosts).toMatchObject({ cart: 3002 });
});

test("remotes' hosts come after all other ports, however many they are", () => {
  const { shell, backend, hosts } = portsFrom(3600);
  expect(Math.min(...Object.values(hosts))).toBeGreaterThan(Math.max(shell, backend));
});

test('counts ports from a given one, if all of them are valid', () => {
  const last = 65_534 - Object.keys(defaultPorts.hosts).length;
  expect(parsePorts('3600', 'PORT')).toEqual(portsFrom(3600));
  expect(Math.max(...Object.values(parsePorts(String(last), 'PORT').hosts))).toBe(65_535);
  for (const text of [String(last + 1), '0', '-1', '36.5', 'nine', '']) {
    expect(() => parsePorts(text, 'PORT')).toThrow(
      `PORT must be a port number up to ${last}, but is '${text}'.`,
    );
  }
});

test("operator's commands get the folder, the asset origins and the shop's address", () => {
  const ports = { shell: 8600, backend: 8601, hosts: { lab: 8602 } };
  expect(operatorsCommand(ports, '.local/shop-8600/releases')).toBe(
    'RELEASES_FOLDER=.local/shop-8600/releases PUBLIC_ORIGIN=http://localhost:8600 LAB_ORIGIN=http://localhost:8602 pnpm releases status',
  );
});

const free = { shell: 0, backend: 0, hosts: {} };

test('reports a port in use in one sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const sentence = (name: string) =>
    new Error(`Port ${port}, where the ${name} would listen, is in use: stop what uses it and start again.`);
  await expect(requireFree({ ...free, shell: port })).rejects.toThrow(sentence('shell'));
  await expect(requireFree({ ...free, hosts: { lab: port } })).rejects.toThrow(sentence('lab'));
  await expect(requireFree({ ...free, shell: port }, { remedy: 'name another' })).rejects.toThrow(
    `Port ${port}, where the shell would listen, is in use: name another.`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('reports a host of another machine in one sentence', async () => {
  await expect(requireFree(free, { host: '192.0.2.1' })).rejects.toThrow(
    "HOST is '192.0.2.1', which is not an address of this machine.",
  );
});
