import { exposedFiles } from './named-release';

const manifest = {
  id: 'cart',
  exposes: [
    {
      path: './badge',
      assets: { js: { sync: ['badge.js'], async: ['later.js'] }, css: { sync: ['badge.css'], async: [] } },
    },
  ],
};

test('what an exposed module needs at once is listed, what comes later is not', () => {
  expect(exposedFiles(JSON.stringify(manifest), 'browser/')).toEqual({
    './badge': { scripts: ['browser/badge.js'], styles: ['browser/badge.css'] },
  });
});

test.each(['', '{}', '{"exposes":[{"path":"./badge"}]}'])('%j is not a manifest', (json) => {
  expect(() => exposedFiles(json, '')).toThrow();
});
