import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What becomes of what a client sends: it goes on, or nowhere and nobody answers, or the connection ends. */
export type Fate = 'on' | 'nowhere' | 'end';

/** A way to a server of a test that may be as bad as a network. */
export interface Relay {
  readonly port: number;
  /** Says so of each piece of what clients send; at first all goes on. */
  decide(fateOf: (sent: string) => Fate): void;
  /** Resolves when something has gone nowhere. */
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
