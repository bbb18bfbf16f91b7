import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Child } from 'run/child';
import { startShell } from '../support/own-shell';
import { expect, firstPort, test } from '../support/storefront-test';

const port = firstPort + 54;
const body = 'list=cart&intent=add&id=gauze&return=%2Fshop';

let shell: Child;
let ended: string | null;

test.beforeEach(async () => {
  ended = null;
  const onEnd = (how: string) => {
    ended = how;
  };
  shell = await startShell(port, {}, { onEnd });
});
test.afterEach(() => shell.kill());

async function halfAForm() {
  const form = request({
    host: 'localhost',
    port,
    path: '/cart',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      cookie: 'cart=',
      expect: '100-continue',
    },
  });
  form.flushHeaders();
  await once(form, 'continue');
  form.write(body.slice(0, 10));
  return form;
}

/** Asks the shell to stop, and waits until it takes no further connection. */
async function stop(): Promise<void> {
  process.kill(shell.pid, 'SIGTERM');
  const connects = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(connects).toBe(false);
}

test('a shell that is asked to stop finishes its requests first', async () => {
  const form = await halfAForm();
  await stop();
  expect(ended).toBeNull();
  form.end(body.slice(10));
  const [answer] = await once(form, 'response');
  await text(answer);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/shop']);
  expect(answer.headers.connection).toBe('close');
  await expect.poll(() => ended).toBe('exit 0');
});

test('a shell that is asked a second time stops at once', async () => {
  const form = await halfAForm();
  const cut = once(form, 'error');
  await stop();
  process.kill(shell.pid, 'SIGTERM');
  await expect.poll(() => ended).toBe('exit 1');
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
});
