import Swiper from 'swiper';
import { screenForTest } from '../../../testing/screen-for-test';
import { startCarousel } from './start-carousel';

jest.mock('swiper', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('swiper/modules', () => ({ Autoplay: 'Autoplay' }));

/** The part of Swiper that the carousel uses. */
const swiper = {
  isLocked: false,
  slides: [] as HTMLElement[],
  activeIndex: 0,
  slidesGrid: [] as number[],
  slidesSizesGrid: [] as number[],
  translate: 0,
  width: 200,
  autoplay: {
    running: true,
    start: () => Object.assign(swiper.autoplay, { running: true }),
    stop: () => Object.assign(swiper.autoplay, { running: false }),
  },
  on: jest.fn(),
  slidePrev: jest.fn(),
  slideNext: jest.fn(),
  slideTo: jest.fn(),
  destroy: jest.fn(),
};
const create = jest.mocked(Swiper as unknown as () => typeof swiper);
const options = () => create.mock.calls[0]?.at(1) as unknown;

let screenOfTest: ReturnType<typeof screenForTest>;

function start({ slides = 10, still = false, scrollLeft = 0 } = {}) {
  screenOfTest = screenForTest();
  window.matchMedia = jest.fn((query) => ({ matches: still && query.includes('reduce') }) as MediaQueryList);
  document.body.innerHTML = `<a href="/">before</a><section><button>Play</button><div><ul>${Array.from(
    { length: slides },
    (_, nth) => `<li class="swiper-slide"><a href="/${nth}"><img loading="lazy">${nth}</a></li>`,
  ).join('')}</ul></div></section>`;
  const section = document.querySelector('section') as HTMLElement;
  const scroller = section.querySelector('div') as HTMLElement;
  scroller.scrollLeft = scrollLeft;
  for (const slide of scroller.querySelectorAll('li')) {
    Object.defineProperty(slide, 'clientWidth', { value: 100 });
  }
  Object.assign(swiper, {
    slides: [...scroller.querySelectorAll('li')],
    slidesGrid: Array.from({ length: slides }, (_, nth) => nth * 100),
    slidesSizesGrid: Array(slides).fill(100),
    translate: 0,
    isLocked: false,
  });
  swiper.autoplay.running = !still;
  create.mockImplementation(() => swiper);
  const onMovable = jest.fn();
  const carousel = startCarousel(section, scroller, onMovable);
  const link = (nth: number) => scroller.querySelectorAll('a')[nth] as HTMLElement;
  return { carousel, section, scroller, onMovable, link };
}

beforeEach(() => jest.clearAllMocks());

it('loops, glides in 300 ms, waits 3,000 ms, and begins at the scroll position of the list', () => {
  start({ scrollLeft: 310 });
  expect(options()).toMatchObject({
    speed: 300,
    autoplay: { delay: 3000 },
    loop: true,
    slidesPerView: 'auto',
    initialSlide: 3,
    modules: ['Autoplay'],
  });
});

it('neither glides nor plays with reduced motion', async () => {
  const { carousel } = start({ still: true });
  expect(options()).toMatchObject({ speed: 0, autoplay: false });
  expect(carousel.play).toBeNull();
  await screenOfTest.moveTo(0);
  expect(swiper.autoplay.running).toBe(false);
});

it.each([
  [6, false],
  [7, true],
])('with %i products: loop is %s', (slides, loop) => {
  start({ slides });
  expect(options()).toMatchObject({ loop, rewind: !loop });
});

it('reports whether some slides are out of view', () => {
  const { onMovable } = start();
  expect(onMovable.mock.calls).toEqual([[true]]);
  const { on } = options() as { on: { lock: () => void; unlock: () => void } };
  on.lock();
  on.unlock();
  expect(onMovable.mock.calls).toEqual([[true], [false], [true]]);
});

it('loads the pictures before they slide in, and no others', () => {
  const { scroller } = start();
  const loaded = () =>
    [...scroller.querySelectorAll('img')].flatMap(({ loading }, nth) => (loading === 'eager' ? [nth] : []));
  expect(loaded()).toEqual([0, 1, 2, 9]);
  const [, onChange] = swiper.on.mock.calls.find(([event]) => event === 'slideChange') ?? [];
  onChange({ ...swiper, activeIndex: 1 });
  expect(loaded()).toEqual([0, 1, 2, 3, 9]);
  onChange({ ...swiper, activeIndex: 8 });
  expect(loaded()).toEqual([0, 1, 2, 3, 7, 8, 9]);
});

it('marks the slides that are or have been in view', () => {
  const { scroller } = start();
  const seen = () =>
    [...scroller.querySelectorAll('li')].flatMap(({ dataset }, nth) =>
      dataset.seen === undefined ? [] : [nth],
    );
  expect(seen()).toEqual([0, 1]);
  const [, onChange] = swiper.on.mock.calls.find(([event]) => event === 'slideChange') ?? [];
  onChange({ ...swiper, activeIndex: 1 });
  expect(seen()).toEqual([0, 1, 2]);
  onChange({ ...swiper, activeIndex: 9 });
  expect(seen()).toEqual([0, 1, 2, 9]);
});

it('goes back and on', () => {
  const { carousel } = start();
  carousel.previous();
  expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
  carousel.next();
  expect(swiper.slideNext).toHaveBeenCalledTimes(1);
});

describe('autoplay', () => {
  it('runs only while the carousel is on the screen', async () => {
    start();
    expect(swiper.autoplay.running).toBe(false);
    await screenOfTest.moveTo(0);
    expect(swiper.autoplay.running).toBe(true);
    await screenOfTest.moveTo(1);
    expect(swiper.autoplay.running).toBe(false);
  });

  it('pauses under a mouse pointer, but not under a finger', async () => {
    const { scroller } = start();
    await screenOfTest.moveTo(0);
    const point = (type: string, pointerType: string) =>
      scroller.dispatchEvent(Object.assign(new Event(type), { pointerType }));
    point('pointerenter', 'touch');
    expect(swiper.autoplay.running).toBe(true);
    point('pointerenter', 'mouse');
    expect(swiper.autoplay.running).toBe(false);
    point('pointerleave', 'mouse');
    expect(swiper.autoplay.running).toBe(true);
  });

  it('pauses while the focus is in the carousel', async () => {
    const { link } = start();
    await screenOfTest.moveTo(0);
    link(0).focus();
    expect(swiper.autoplay.running).toBe(false);
    link(1).focus();
    expect(swiper.autoplay.running).toBe(false);
    document.querySelector('a')?.focus();
    expect(swiper.autoplay.running).toBe(true);
  });

  it('pauses while the focus is in a dialog opened by one of its cards', async () => {
    const { link } = start();
    await screenOfTest.moveTo(0);
    link(0).focus();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    const close = dialog.appendChild(document.createElement('button'));
    close.focus();
    expect(swiper.autoplay.running).toBe(false);
    dialog.remove();
  });

  it('stays off after a pause, and resumes by the button although that has the focus', async () => {
    const { carousel, section } = start();
    await screenOfTest.moveTo(0);
    section.querySelector('button')?.focus();
    carousel.play?.(false);
    document.querySelector('a')?.focus();
    expect(swiper.autoplay.running).toBe(false);
    section.querySelector('button')?.focus();
    carousel.play?.(true);
    expect(swiper.autoplay.running).toBe(true);
  });

  it('does nothing after the carousel has ended', async () => {
    const { carousel, link } = start();
    await screenOfTest.moveTo(0);
    carousel.end();
    expect(swiper.destroy).toHaveBeenCalledTimes(1);
    const running = jest.spyOn(swiper.autoplay, 'stop');
    link(9).focus();
    await screenOfTest.moveTo(1);
    expect(running).not.toHaveBeenCalled();
    expect(swiper.slideTo).not.toHaveBeenCalled();
  });
});

it.each([
  ['in view', 1, 0, []],
  ['after the view', 2, 0, [[2]]],
  ['before the view', 2, -300, [[2]]],
  ['in view after a movement', 3, -300, []],
])('brings the focused slide into view: %s', (_, nth, translate, calls) => {
  const { link } = start();
  swiper.translate = translate;
  link(nth).focus();
  expect(swiper.slideTo.mock.calls).toEqual(calls);
});
