import type { Candidate } from 'releases/gate/candidate';
import { shownProblem } from './shown-problem';

const version = '1.0.0+0a1b2c3d4e5f';
const other = '0.9.0+0a1b2c3d4e5f';

/** A candidate that fills these places. */
const candidate = (...places: string[]) =>
  ({
    remote: 'lab',
    version,
    release: { browser: { exposes: Object.fromEntries(places.map((place) => [`./${place}`, {}])) } },
  }) as unknown as Candidate;

const boundary = (name: string, of = version) => `<div data-boundary="${name}" data-release="${of}">`;
const page = { path: '/lab', pattern: '/lab', cookie: '' };
const open = { path: '/lab/sample-1', pattern: '/lab/:id', cookie: '' };
const plain = { path: '/about-us', pattern: null, cookie: '' };
const listing = { path: '/shop', pattern: null, cookie: 'compare=sample-1' };
const ok = (html: string) => ({ status: 200, html });

test.each([
  ['its page', page, ok(boundary('lab')), candidate()],
  ['a page that leads elsewhere', page, { status: 303, html: '' }, candidate()],
  ['an address that it does not know', open, { status: 404, html: '' }, candidate()],
  [
    'a page of another’s that cannot be had',
    listing,
    { status: 503, html: boundary('lab/page-foot') },
    candidate('page-foot'),
  ],
  [
    'its places',
    plain,
    ok(boundary('lab/header-cart') + boundary('lab/page-foot')),
    candidate('header-cart', 'page-foot', 'cart-drawer'),
  ],
  ['a place of another’s', plain, ok(boundary('archive/header-cart')), candidate('header-cart')],
  ['a place that is not on the page', plain, ok(''), candidate('listing-foot')],
])('nothing is wrong with %s', (_, visit, answer, of) => {
  expect(shownProblem(visit, of, answer, true)).toBeNull();
});

test.each([
  [
    'that is not there',
    page,
    { status: 404, html: boundary('lab') },
    '/lab of lab 1.0.0 is answered with 404.',
  ],
  [
    'that has failed',
    open,
    { status: 503, html: boundary('lab') },
    '/lab/sample-1 of lab 1.0.0 is answered with 503.',
  ],
  [
    'of another release',
    page,
    ok(boundary('lab', other)),
    '/lab is not the page of lab 1.0.0: another release stands in for it.',
  ],
])('a page %s is told', (_, visit, answer, sentence) => {
  expect(shownProblem(visit, candidate(), answer, true)?.replace(version, '1.0.0')).toBe(sentence);
});

test.each([
  ['header-cart', plain, boundary('lab/header-cart', other)],
  ['page-foot', plain, boundary('archive/page-foot')],
  ['listing-foot', listing, ''],
])('a place that is not its own release’s is told: %s', (place, visit, html) => {
  expect(shownProblem(visit, candidate(place), ok(html), true)).toBe(
    `${place} of lab ${version} is not shown at ${visit.path}: another release stands in for it.`,
  );
});

test('a page without its main matter is nobody’s fault where the backend has no sample of it', () => {
  const answer = { status: 503, html: boundary('lab') };
  expect(shownProblem(page, candidate(), answer, false)).toBeNull();
  expect(shownProblem(page, candidate(), { status: 503, html: '' }, false)).not.toBeNull();
});
