import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback where nothing listens, below those that systems hand out, so that it stays free beside other tests. */
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
