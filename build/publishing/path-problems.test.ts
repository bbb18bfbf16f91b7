import { pathProblems } from './with-built-remote';

const lab = { name: 'lab', paths: ['/lab', '/lab/:id'] };
const page = (path: string) => ({ path, isLayout: false });
const layout = (path: string) => ({ path, isLayout: true });

test.each([
  ['pages', [page('/lab'), page('/lab/:id')]],
  ['pages under other names', [page('/Lab'), page('/lab/:number')]],
  ['a layout that is a page', [layout('/lab'), page('/lab/:id')]],
  ['a layout that is none', [layout('/laboratory'), page('/lab'), page('/lab/:id')]],
])('%s at all declared paths are what there ought to be', (_, routes) => {
  expect(pathProblems(lab, routes)).toEqual({ missing: null, undeclared: null });
});

test('declared paths without a page, and pages without a declared path, are each told in one sentence', () => {
  expect(pathProblems(lab, [page('/lab/new'), page('/shop')])).toEqual({
    missing: "lab declares /lab, /lab/:id (lab's remote.ts), and its routes have no page there.",
    undeclared: 'lab has a page at /lab/new, /shop, which its remote.ts does not declare: nobody gets there.',
  });
});
