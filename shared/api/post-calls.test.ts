import { apiOf, asked } from './api-for-test';

test('posts are read, and what is none is left out', async () => {
  const full = { slug: 'a-1', title: 'A', summary: 'Short.', label: 'Sample', date: '2026-01-31' };
  const text = [{ tag: 'a', href: '/shop', children: ['Words'] }];
  const { api, backend } = await apiOf({
    data: [
      { ...full, picture: { url: '/a.jpg', alt: 'A' }, text },
      { slug: 'b', title: 'B', date: 'soon', picture: { url: 'javascript:x' }, text: 5 },
      { slug: '../c', title: 'C' },
      { slug: 'd' },
      null,
    ],
  });
  expect(await api.posts()).toEqual([
    { ...full, picture: { url: '/a.jpg', alt: 'A' }, text },
    { slug: 'b', title: 'B', summary: '', label: null, date: null, picture: null, text: null },
  ]);
  await api.posts('a-1');
  expect(asked(backend)).toEqual(['GET /api/v1/settings/post', 'GET /api/v1/settings/post?slug=a-1']);
});

test('a backend without posts has none; one that fails is an error', async () => {
  expect(await (await apiOf({ message: 'Not found' }, 404)).api.posts()).toEqual([]);
  await expect((await apiOf({}, 500)).api.posts()).rejects.toMatchObject({ status: 500 });
});
