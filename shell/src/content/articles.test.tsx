import type { BlogPost } from '@storefront/shared/api/post-calls';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { Blog, Post } from './articles';
import { blogLoader, postLoader } from './post-loaders';

const links = ['/shop', 'https://a.example/', 'mailto:a@b.example'];
const post: BlogPost = {
  slug: 'first',
  title: 'First',
  summary: 'Short.',
  label: null,
  date: '2026-01-31',
  picture: { url: '/uploads/first.jpg', alt: 'A hand' },
  text: [
    { tag: 'h3', children: ['Part'] },
    { tag: 'p', children: links.map((href) => ({ tag: 'a', href, children: [href] })) },
    { tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [] }] }] },
  ],
};
const second = { ...post, slug: 'second', title: 'Second', label: 'Sample', date: null, text: null };

test('an article has its date, its picture, its text and links to the others', () => {
  render(pageForTest(<Post />, { data: { post, others: [second] } }));
  expect(screen.getByText('31 January 2026')).toBeDefined();
  expect(screen.getByRole('img', { name: 'A hand' }).getAttribute('src')).toBe(
    'https://pictures.test/uploads/first.jpg',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Table' })).toBeDefined();
  const shown = links.map((href) => screen.getByRole('link', { name: new RegExp(href) }));
  expect(
    shown.map((link) => [link.getAttribute('href'), link.getAttribute('rel'), link.textContent]),
  ).toEqual([
    ['/shop', null, '/shop'],
    ['https://a.example/', 'noopener', 'https://a.example/ (opens in a new tab)'],
    ['mailto:a@b.example', null, 'mailto:a@b.example'],
  ]);
  expect(screen.getByRole('link', { name: 'Second' }).getAttribute('href')).toBe('/post/second');
});

test.each([
  [
    [post, second],
    ['First', 'Second'],
  ],
  [[], []],
])('the blog lists %j', (data, titles) => {
  render(pageForTest(<Blog />, { data }));
  expect(screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent)).toEqual(titles);
  expect(screen.queryAllByText('There are no articles yet.')).toHaveLength(titles.length > 0 ? 0 : 1);
});

const load = (slug: string, posts: (slug?: string) => Promise<readonly BlogPost[]>) =>
  postLoader(argumentsForTest({ address: `/post/${slug}`, params: { slug }, api: { posts } }));

test('an article is loaded with the others; an unknown one is a 404', async () => {
  const posts = async (slug?: string) =>
    [post, second].filter((one) => slug === undefined || one.slug === slug);
  expect(await load('first', posts)).toEqual({ post, others: [second] });
  await expect(load('third', posts)).rejects.toMatchObject({ init: { status: 404 } });
});

test('articles that cannot be loaded are a 503, and offer to try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const down = () => Promise.reject(new Error('down'));
  const missing = { data: null, init: { status: 503 } };
  expect(await load('first', down)).toMatchObject(missing);
  expect(await blogLoader(argumentsForTest({ address: '/blog', api: { posts: down } }))).toMatchObject(
    missing,
  );
  for (const [page, text] of [
    [<Post key="post" />, 'This article could not be loaded'],
    [<Blog key="blog" />, 'The articles could not be loaded'],
  ] as const) {
    const { unmount } = render(pageForTest(page));
    expect(screen.getByText(text)).toBeDefined();
    unmount();
  }
});
