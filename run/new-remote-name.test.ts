import { newRemoteName } from './new-remote-name';

test('is the one that was given', () => {
  expect(newRemoteName(['reviews'])).toBe('reviews');
});

test.each([
  [[], 'Name the remote: pnpm create-remote reviews.'],
  [[''], 'Name the remote: pnpm create-remote reviews.'],
  [['Reviews'], "'Reviews' cannot be the name of a remote"],
  [['../reviews'], "'../reviews' cannot be the name of a remote"],
  [['shell'], "'shell' cannot be the name of a remote"],
  [['quote'], '/quote is a page of the quote already: choose another name.'],
  [['blog'], '/blog is a page of the shell already: choose another name.'],
  [['about'], '/about is a page of the shell already: choose another name.'],
  [['one', 'two'], 'Give one name, not 2.'],
])('%j gets one helpful sentence', (words, sentence) => {
  expect(() => newRemoteName(words)).toThrow(sentence);
});

test.each(['bench', 'build', 'docs', 'e2e', 'releases', 'run', 'sample', 'shared'])(
  '%s is something else here',
  (name) => {
    expect(() => newRemoteName([name])).toThrow(
      new Error(`'${name}' is a folder of the repository already: choose another name.`),
    );
  },
);
