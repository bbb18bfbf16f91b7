import { codeName, releaseInStack } from './blame';

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };

test('the release nearest to the top of a stack is blamed', () => {
  const stack = `Error: no
    at render (node:internal/x:1:2)
    at Badge (${codeName(lab, 'server/container.cjs')}:12:3)
    at Page (${codeName({ ...lab, remote: 'archive' }, 'server/container.cjs')}:1:1)`;
  expect(releaseInStack(stack)).toEqual(lab);
});

test.each([
  '',
  'Error\n    at main (/shop/server/worker.cjs:1:1)',
  '    at x (release:../../x@1/)',
  '    at x (release:lab@../../x/)',
  `Error: nothing found for ${codeName(lab, '')}\n    at main (/shop/server/worker.cjs:1:1)`,
])('nobody is blamed by %j', (stack) => expect(releaseInStack(stack)).toBeNull());
