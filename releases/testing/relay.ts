import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a relay does with a client's bytes: forward them, drop them, or end the connection. */
export type Fate = 'on' | 'nowhere' | 'end';

/** A relay to a server under test that simulates a bad network. */
export interface Relay {
  readonly port: number;
  /** Sets the fate of each chunk that clients send; at first all are forwarded. */
  decide(fateOf: (sent: string) => Fate): void;
  /** Resolves when a chunk was dropped. */
  heldUp(): Promise<void>;
  close(): void;
}

/** A relay on the loopback to a port there. */
export async function relayTo(target: number): Promise<Relay> {
  let fateOf: (sent: string) => Fate = () => 'on';
  let held = () => {};
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(target, '127.0.0.1');
    const end = () => {
      client.destroy();
      onward.destroy();
    };
    for (const socket of [client, onward]) sockets.add(socket.on('error', end).on('close', end));
    onward.pipe(client);
    client.on('data', (sent) => {
      const fate = fateOf(String(sent));
      if (fate === 'on') onward.write(sent);
      else if (fate === 'end') end();
      else held();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    decide(next) {
      fateOf = next;
    },
    heldUp: () =>
      new Promise((resolve) => {
        held = resolve;
      }),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
