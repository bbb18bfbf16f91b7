import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { logTransport } from '../process/log';
import { runMarked, writeMarksTo } from './mark';
import { logConsole } from './worker-reporting';

const marks = join(temporaryFolder(), 'mark');
const write = (..._parts: unknown[]) => {};
const target = { debug: write, error: write, info: write, log: write, trace: write, warn: write };
logConsole(target);

test("logs a release's console with the release, and masks personal data", () => {
  writeMarksTo(marks);
  const events = captureEvents();
  const lab = {
    remote: 'lab',
    version: '1.4.2+0a1b2c3d4e5f',
    phase: 'render',
    exposed: 'header-cart',
    address: '/shop',
  } as const;
  runMarked(lab, () => target.error('no such user %s', 'ann@clinic.test', { id: 7 }));
  target.log('of nobody');
  expect(events).toEqual([
    expect.objectContaining({
      level: 'error',
      msg: 'no such user [e-mail] { id: 7 }',
      remote: 'lab',
      release: '1.4.2+0a1b2c3d4e5f',
      phase: 'render',
      exposed: 'header-cart',
      place: 'header-cart',
      address: '/shop',
    }),
    expect.objectContaining({ level: 'info', msg: 'of nobody' }),
  ]);
  expect(events[1]).not.toHaveProperty('remote');
});

test('does not format lines beyond the limit', () => {
  logTransport.mayWrite = () => false;
  const shown = jest.fn(() => 'shown');
  target.log({ toString: shown, [Symbol.for('nodejs.util.inspect.custom')]: shown });
  expect(shown).not.toHaveBeenCalled();
  logTransport.mayWrite = () => true;
});
