import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

test('the first line alone is the whole message', async () => {
  const program = `${process.execPath} --import tsx ${resolve(__dirname, 'releases.ts')}`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `${program} help | true`], {
    cwd: resolve(__dirname, '..'),
  });
  expect([stdout, stderr]).toEqual(['', '']);
}, 30_000);
