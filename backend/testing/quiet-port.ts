import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of the loopback, below the ephemeral range, so that it stays free beside other tests. */
export async function quietPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return quietPort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
