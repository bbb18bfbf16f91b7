import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';
import { pathCheck } from './check-paths';

const routePaths = jest.fn();
jest.mock('@storefront/build/publishing/route-paths', () => ({
  routePaths: async (...args: unknown[]) => routePaths(...args),
}));

const lab: WorkspaceRemote = {
  name: 'lab',
  port: 3009,
  folder: '/lab-mfe',
  routes: './routes.tsx',
  paths: ['/lab'],
  places: {},
  budget: 1_000,
};
const page = (path: string) => ({ path, isLayout: false });

test('what is wrong is told until it is mended, and routes that do not load are', async () => {
  const told: (readonly string[])[] = [];
  const check = pathCheck((problems) => told.push(problems));
  routePaths.mockReturnValueOnce([page('/lab/new')]);
  await check(lab, 'one.cjs');
  expect(routePaths).toHaveBeenLastCalledWith('lab', 'one.cjs');
  routePaths.mockReturnValueOnce([page('/lab')]);
  await check(lab, 'two.cjs');
  routePaths.mockRejectedValueOnce(new Error('The routes of lab do not load.'));
  await check(lab, 'three.cjs');
  expect(told).toEqual([
    [
      "lab declares /lab (lab's remote.ts), and its routes have no page there.",
      'lab has a page at /lab/new, which its remote.ts does not declare: nobody gets there.',
    ],
    [],
    ['The routes of lab do not load.'],
  ]);
});

test('of builds that come faster than they are checked the last one counts', async () => {
  const onChecked = jest.fn();
  const check = pathCheck(onChecked);
  let answerFirst = (_: object[]) => {};
  routePaths.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  const first = check(lab, 'one.cjs');
  routePaths.mockReturnValueOnce([page('/lab')]);
  await check(lab, 'two.cjs');
  answerFirst([]);
  await first;
  expect(onChecked.mock.calls).toEqual([[[]]]);
});
