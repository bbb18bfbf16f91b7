import { Transform } from 'node:stream';

/**
 * Passes bytes on in one chunk for each turn of the event loop: React writes a document in many small chunks at once, and
 * compressing and sending them one by one costs more than rendering them.
 */
export function batchChunks(): Transform {
  let chunks: Buffer[] = [];
  let waiting: NodeJS.Immediate | null = null;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      waiting ??= setImmediate(pass);
      done();
    },
    flush(done) {
      pass();
      done();
    },
  });
  return stream;

  function pass() {
    if (waiting) clearImmediate(waiting);
    waiting = null;
    if (chunks.length > 0) stream.push(Buffer.concat(chunks));
    chunks = [];
  }
}
