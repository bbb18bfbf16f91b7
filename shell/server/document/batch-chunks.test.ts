import { batchChunks } from './batch-chunks';

test('chunks written in one turn come out as one, in order, and the end is not lost', async () => {
  const stream = batchChunks();
  const out: string[] = [];
  stream.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  stream.write('a');
  stream.write('b');
  await new Promise((resolve) => setImmediate(resolve));
  stream.write('c');
  stream.end('d');
  await new Promise((resolve) => stream.once('end', resolve));
  expect(out).toEqual(['ab', 'cd']);
});
