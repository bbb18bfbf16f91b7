import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const rendition = (name: string, width: number) => ({ url: `/uploads/${name}`, width });
const gauze: Renditions = [rendition('thumbnail', 245), rendition('small', 500), rendition('large', 1000)];
const placeholder = '/static/img/undefined-product-thumbnail.jpg';

function show(picture: Renditions | null, loading?: 'first' | 'eager') {
  render(pageForTest(<Picture picture={picture} alt="Gauze" sizes="50vw" {...(loading && { loading })} />));
  return screen.getByRole('img', { name: 'Gauze' });
}

it('offers every rendition at the configured base, and reserves its space', () => {
  const image = show(gauze);
  expect(image.getAttribute('srcset')).toBe(
    'https://pictures.test/uploads/thumbnail 245w, https://pictures.test/uploads/small 500w, https://pictures.test/uploads/large 1000w',
  );
  expect(image.getAttribute('src')).toBe('https://pictures.test/uploads/small');
  expect(image.getAttribute('sizes')).toBe('50vw');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['500', '500']);
});

it('offers no choice between renditions of unknown width', () => {
  const image = show([rendition('one', 0), rendition('two', 0)]);
  expect(image.getAttribute('srcset')).toBeNull();
  expect(image.getAttribute('src')).toBe('https://pictures.test/uploads/one');
});

it.each([
  [undefined, 'lazy', null],
  ['eager', 'eager', null],
  ['first', 'eager', 'high'],
] as const)('loading %s', (loading, attribute, priority) => {
  const image = show(gauze, loading);
  expect(image.getAttribute('loading')).toBe(attribute);
  expect(image.getAttribute('fetchpriority')).toBe(priority);
});

it('shows the placeholder for a product without a picture', () => {
  expect(show(null).getAttribute('src')).toBe(placeholder);
});

it('shows the placeholder for a picture that fails, and nothing else if the placeholder fails too', () => {
  const image = show(gauze);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe(placeholder);
  expect(image.getAttribute('srcset')).toBeNull();
  const setAttribute = jest.spyOn(image, 'setAttribute');
  fireEvent.error(image);
  expect(setAttribute).not.toHaveBeenCalled();
});

it('replaces a picture that failed before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  expect(show(gauze).getAttribute('src')).toBe(placeholder);
});
