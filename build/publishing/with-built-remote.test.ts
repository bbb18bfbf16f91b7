import { exposedFiles } from './named-release';
import { pathProblems } from './with-built-remote';

const lab = { name: 'lab', paths: ['/lab', '/lab/:id'] };
const page = (path: string) => ({ path, isLayout: false });
const layout = (path: string) => ({ path, isLayout: true });

test.each([
  ['pages', [page('/lab'), page('/lab/:id')]],
  ['pages under other names', [page('/Lab'), page('/lab/:number')]],
  ['a layout that is a page', [layout('/lab'), page('/lab/:id')]],
  ['a layout that is none', [layout('/laboratory'), page('/lab'), page('/lab/:id')]],
])('accepts %s at all declared paths', (_, routes) => {
  expect(pathProblems(lab, routes)).toEqual({ missing: null, undeclared: null });
});

test('reports declared paths without a page, and pages without a declared path, in one sentence each', () => {
  expect(pathProblems(lab, [page('/lab/new'), page('/shop')])).toEqual({
    missing: "lab's remote.ts declares /lab, /lab/:id, but its routes have no page there.",
    undeclared:
      'lab has a page at /lab/new, /shop, which its remote.ts does not declare: visitors cannot reach it.',
  });
});

const manifest = {
  id: 'cart',
  exposes: [
    {
      path: './badge',
      assets: { js: { sync: ['badge.js'], async: ['later.js'] }, css: { sync: ['badge.css'], async: [] } },
    },
  ],
};

test('lists the files that an exposed module needs at once, without those loaded later', () => {
  expect(exposedFiles(JSON.stringify(manifest), 'browser/')).toEqual({
    './badge': { scripts: ['browser/badge.js'], styles: ['browser/badge.css'] },
  });
});

test.each(['', '{}', '{"exposes":[{"path":"./badge"}]}'])('refuses the manifest %j', (json) => {
  expect(() => exposedFiles(json, '')).toThrow();
});
