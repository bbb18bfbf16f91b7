import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

test('who reads the first line alone is told nothing else', async () => {
  const program = `${process.execPath} --import tsx ${resolve(__dirname, 'releases.ts')}`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `${program} help | true`], {
    cwd: resolve(__dirname, '..'),
  });
  expect([stdout, stderr]).toEqual(['', '']);
}, 30_000);
