import { fades } from './fades';

function browser({ canFade, reducedMotion }: { canFade: boolean | undefined; reducedMotion: boolean }) {
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });
  if (canFade) Object.assign(document, { startViewTransition() {} });
  else if (canFade === undefined) Object.assign(document, { startViewTransition: undefined });
  else Reflect.deleteProperty(document, 'startViewTransition');
}

test.each([
  [{ canFade: true, reducedMotion: false }, true],
  [{ canFade: true, reducedMotion: true }, false],
  [{ canFade: false, reducedMotion: false }, false],
  [{ canFade: undefined, reducedMotion: false }, false],
])('%j: %p', (settings, expected) => {
  browser(settings);
  expect(fades()).toBe(expected);
});
