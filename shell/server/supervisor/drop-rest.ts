import type { IncomingMessage } from 'node:http';

/** Bytes of a body that are taken in after its answer, so that its sender comes to read that: browsers send the whole body first. */
const mostDropped = 32 * 1024 * 1024;

/** Takes in what still comes of an answered request, for nothing; the connection is given up where that is too much. */
export function dropRest(message: IncomingMessage): void {
  let dropped = 0;
  message.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > mostDropped) message.destroy();
  });
  message.resume();
}
