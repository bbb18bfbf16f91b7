import { kindOfSubCategory, pictureKinds } from './kinds';

test.each([
  ['nitrile-gloves', 'glove-box'],
  ['gauze-swabs', 'swab-box'],
  ['crepe-bandages', 'gauze-roll'],
  ['hand-sanitisers', 'pump-bottle'],
  ['surgical-masks', 'face-mask'],
  ['specimen-containers', 'test-tube-rack'],
  ['laboratory-glassware', 'beaker'],
  ['needle-holders', 'surgical-scissors'],
  ['syringes-needles', 'syringe'],
  ['mouth-mirrors', 'dental-mirror'],
  ['blood-pressure-monitors', 'pressure-monitor'],
  ['examination-lights', 'exam-lamp'],
])('%s are shown as %s', (slug, kind) => {
  expect(kindOfSubCategory(slug)).toBe(kind);
});

test('a slug that says nothing is shown as a kind that is drawn', () => {
  expect(pictureKinds).toContain(kindOfSubCategory('miscellaneous'));
  expect(pictureKinds).toContain(kindOfSubCategory(''));
});
