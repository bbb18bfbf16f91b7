import { Transform } from 'node:stream';

/**
 * Passes bytes on in one piece for each turn of the event loop: React writes a document in many small pieces at once, and
 * compressing and sending them one by one costs more than rendering them.
 */
export function gather(): Transform {
  let pieces: Buffer[] = [];
  let waiting: NodeJS.Immediate | null = null;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
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
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
  }
}
