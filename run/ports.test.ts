import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { defaultPorts, portsFrom, requireFree } from './ports';

test('the processes of a storefront do not share a port', () => {
  for (const ports of [defaultPorts, portsFrom(3600)]) {
    expect(new Set(Object.values(ports)).size).toBe(Object.values(ports).length);
  }
});

test('a port in use is said in one sentence', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFree({ ...defaultPorts, shell: port })).rejects.toThrow(
    `Port ${port}, where the shell would listen, is in use: stop what uses it and start again.`,
  );
  await new Promise((resolve) => server.close(resolve));
});
