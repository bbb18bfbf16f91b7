import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMetrics } from './serve-metrics';

const token = 'abcdefghijklmnop';
const registry = { contentType: 'text/plain; version=0.0.4', metrics: jest.fn(async () => 'up 1\n') };
const host = '127.0.0.1';
let server: Server;
const start = async (tokens: readonly string[]) => {
  server = await serveMetrics({ host, port: 0, tokens, registry });
};
const portOf = () => (server.address() as AddressInfo).port;
const ask = async (path: string, authorization = '') => {
  const answer = await fetch(`http://${host}:${portOf()}${path}`, { headers: { authorization } });
  return [answer.status, await answer.text()];
};
afterEach(() => server.close());

test('without a token the port shows metrics and health to everybody, and nothing else', async () => {
  await start([]);
  expect(await ask('/metrics')).toEqual([200, 'up 1\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
  for (const path of ['/', '/_releases', '/metrics/x']) expect(await ask(path)).toEqual([404, '']);
});

test('with a token the metrics need it', async () => {
  await start([token]);
  expect(await ask('/metrics')).toEqual([401, 'Show METRICS_TOKEN.\n']);
  expect(await ask('/metrics', `Bearer ${token}`)).toEqual([200, 'up 1\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
});

test('metrics that cannot be made end no process', async () => {
  await start([]);
  registry.metrics.mockRejectedValueOnce(new Error('broken'));
  expect(await ask('/metrics')).toEqual([500, '']);
});

test('a port in use is named with its variable', async () => {
  await start([]);
  const second = serveMetrics({ host, port: portOf(), tokens: [], registry });
  await expect(second).rejects.toThrow(/^METRICS_PORT \d+ cannot be used: .*EADDRINUSE.*\.$/);
  await expect(serveMetrics({ host, port: 70_000, tokens: [], registry })).rejects.toThrow(
    /^METRICS_PORT 70000 /,
  );
});
