import { hungInRender } from '../../testing/charge';
import { quarantineText } from './stop';

test('says for each charge when it was, what was done where, and how it came to it', () => {
  const unknown = {
    ...hungInRender,
    reason: 'threw',
    phase: '',
    exposed: '',
    address: '',
    message: 'no',
    stack: '',
  };
  expect(
    quarantineText({
      remote: 'lab',
      version: '1.4.2+0a1b2c3d4e5f',
      since: '2026-11-22T10:00:05.000Z',
      charges: [hungInRender, unknown],
    }).split('\n'),
  ).toEqual([
    'lab 1.4.2+0a1b2c3d4e5f, since 2026-11-22T10:00:05.000Z',
    '  2026-11-22T10:00:00.000Z  hung (render header-cart /shop): It would not go on.',
    '    at Widget (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:2)',
    '  2026-11-22T10:00:00.000Z  threw: no',
  ]);
});
