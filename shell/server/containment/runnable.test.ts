import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasRunnableThread, isRunnable } from './runnable';

// Only Linux says so.
const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('a process that runs is, one that is stopped or has ended is not', async () => {
  // The asking thread is running.
  expect(isRunnable(process.pid, String(process.pid))).toBe(true);
  const child = spawn(process.execPath, ['-e', 'console.log(); for (;;);']);
  try {
    await once(child.stdout, 'data');
    expect(hasRunnableThread(child.pid as number)).toBe(true);
    child.kill('SIGSTOP');
    while (hasRunnableThread(child.pid as number)) await new Promise(setImmediate);
  } finally {
    child.kill('SIGKILL');
  }
  await once(child, 'exit');
  expect(hasRunnableThread(child.pid as number)).toBe(false);
  expect(isRunnable(child.pid as number, String(child.pid))).toBe(false);
});
