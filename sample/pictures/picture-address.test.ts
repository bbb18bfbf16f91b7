import { parsePictureAddress } from './picture-address';

test('reads every part of an address', () => {
  expect(parsePictureAddress('medium', 'test-tube-rack-2-6')).toEqual({
    kind: 'test-tube-rack',
    view: 2,
    tint: 6,
    format: 'medium',
  });
});

test.each([
  ['huge', 'syringe-1-1'],
  ['small', 'syringe-0-1'],
  ['small', 'syringe-4-1'],
  ['small', 'syringe-1-0'],
  ['small', 'syringe-1-7'],
  ['small', 'syringe-1-1.jpg'],
  ['small', 'constructor-1-1'],
  ['small', '../syringe-1-1'],
  ['toString', 'syringe-1-1'],
  ['small', 'syringe'],
  ['', ''],
])('there is no picture at %s/%s', (format, file) => {
  expect(parsePictureAddress(format, file)).toBeNull();
});
