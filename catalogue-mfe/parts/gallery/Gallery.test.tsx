import type { Picture } from '@storefront/shared/contracts/product';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Gallery } from './Gallery';

jest.mock('./Lightbox', () => ({
  Lightbox: ({ addresses, chosen, onChoose, onClose }: import('./Lightbox').LightboxProps) => (
    <dialog open aria-label="Lightbox">
      <output>{addresses[chosen]}</output>
      <button type="button" onClick={() => onChoose(0)}>
        First
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  ),
}));

const picture = (name: string): Picture => [
  { url: `/${name}-small`, width: 245 },
  { url: `/${name}-large`, width: 1000 },
];
const show = (...names: string[]) =>
  render(pageForTest(<Gallery name="Gauze" pictures={names.map(picture)} sizes="50vw" />));
const main = () => screen.getByRole('link', { name: /show full screen$/ });
const thumbnail = (place: number) => screen.getByRole('link', { name: `Picture ${place} of 2` });

it('links to the large pictures without scripts', () => {
  show('front', 'back');
  expect(main().getAttribute('href')).toBe('https://pictures.test/front-large');
  expect(thumbnail(2).getAttribute('href')).toBe('https://pictures.test/back-large');
});

it('shows the picture whose thumbnail is pressed', () => {
  show('front', 'back');
  fireEvent.click(thumbnail(2));
  expect(main().getAttribute('href')).toBe('https://pictures.test/back-large');
  expect(thumbnail(2).getAttribute('aria-current')).toBe('true');
  expect(thumbnail(1).getAttribute('aria-current')).toBe('false');
});

it('leaves a press for a new tab to the browser', () => {
  show('front', 'back');
  let prevented: boolean | null = null;
  const browser = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(thumbnail(2), { ctrlKey: true });
  expect(prevented).toBe(false);
  expect(thumbnail(2).getAttribute('aria-current')).toBe('false');
});

it('opens the lightbox at the shown picture, shows the one the lightbox moved to, and closes it', async () => {
  show('front', 'back');
  fireEvent.click(thumbnail(2));
  expect(fireEvent.click(main())).toBe(false);
  expect((await screen.findByRole('status')).textContent).toBe('https://pictures.test/back-large');
  fireEvent.click(screen.getByRole('button', { name: 'First' }));
  expect(thumbnail(1).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no thumbnails for a single picture, and no link without pictures', () => {
  const { unmount } = show('front');
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  const { container } = show();
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/static/img/undefined-product-thumbnail.jpg',
  );
});

it('slides the chosen picture in from its side, and only that one has a name', () => {
  show('front', 'back');
  const layers = () =>
    [...document.querySelectorAll('.stage > *')].map((layer) => [
      layer.className,
      layer.querySelector('img')?.getAttribute('alt'),
    ]);
  const direction = () => document.querySelector('.stage')?.getAttribute('data-direction') ?? null;
  expect([direction(), layers()]).toEqual([null, [['entering', 'Gauze']]]);
  fireEvent.click(thumbnail(2));
  expect([direction(), layers()]).toEqual([
    'next',
    [
      ['leaving', ''],
      ['entering', 'Gauze'],
    ],
  ]);
  fireEvent.click(thumbnail(1));
  expect([direction(), layers()]).toEqual([
    'previous',
    [
      ['leaving', ''],
      ['entering', 'Gauze'],
    ],
  ]);
});

it('names a picture by its own text if it has one', () => {
  const back = [{ url: '/back', width: 0, alt: 'Gauze from behind' }] as const;
  render(pageForTest(<Gallery name="Gauze" pictures={[picture('front'), back]} sizes="50vw" />));
  fireEvent.click(thumbnail(2));
  expect(main().querySelector('.entering img')?.getAttribute('alt')).toBe('Gauze from behind');
});

it('has no lightbox in a dialog, which would cover it', () => {
  render(pageForTest(<Gallery name="Gauze" pictures={[picture('front')]} sizes="50vw" fullScreen={false} />));
  screen.getByRole('img', { name: 'Gauze' });
  expect(screen.queryByRole('link')).toBeNull();
});
