import os from 'node:os';
import { operatorName } from './environment';

// The command line reads this before the remotes, so it can report a broken one in one sentence.
jest.mock('@storefront/build/workspace-remotes', () => {
  throw new Error('The remotes are read.');
});

test.each([
  ['ann', 'ann'],
  [' Ann\u001b[2J\nSmith ', 'Ann [2J Smith'],
  ['ann\u202Exyz\u2028ben', 'ann xyz ben'],
  ['👩‍🔬'.repeat(60), [...'👩‍🔬'.repeat(60)].slice(0, 100).join('')],
])('shows the operator name %j in one line', (OPERATOR, name) => {
  expect(operatorName({ OPERATOR })).toBe(name);
  expect(() => encodeURIComponent(name)).not.toThrow();
});

test.each([{}, { OPERATOR: '' }, { OPERATOR: '\n' }])("uses the system's user by default", (environment) => {
  jest.spyOn(os, 'userInfo').mockReturnValue({ username: 'ben' } as os.UserInfo<string>);
  expect(operatorName(environment)).toBe('ben');
});

test("uses 'unknown' if the system has no user name", () => {
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT');
  });
  expect(operatorName({})).toBe('unknown');
});
