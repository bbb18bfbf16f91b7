import { quarantineText } from './quarantine-text';

test('says for each charge when it was, what was done where, and how it came to it', () => {
  const charge = {
    at: '2026-11-22T10:00:00.000Z',
    reason: 'hung',
    phase: 'render',
    exposed: 'header-cart',
    address: '/shop',
    message: 'It would not go on.',
    stack: '    at Widget (release:cart@1.0.1+0a1b2c3d4e5f/server/container.cjs:1:2)',
  };
  const unknown = {
    ...charge,
    reason: 'threw',
    phase: '',
    exposed: '',
    address: '',
    message: 'no',
    stack: '',
  };
  expect(
    quarantineText({
      remote: 'cart',
      version: '1.0.1+0a1b2c3d4e5f',
      since: '2026-11-22T10:00:05.000Z',
      charges: [charge, unknown],
    }).split('\n'),
  ).toEqual([
    'cart 1.0.1+0a1b2c3d4e5f, since 2026-11-22T10:00:05.000Z',
    '  2026-11-22T10:00:00.000Z  hung (render header-cart /shop): It would not go on.',
    '    at Widget (release:cart@1.0.1+0a1b2c3d4e5f/server/container.cjs:1:2)',
    '  2026-11-22T10:00:00.000Z  threw: no',
  ]);
});
