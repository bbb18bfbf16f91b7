/** Console errors and warnings of a test, which make it fail. */
const heard: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...words: readonly unknown[]) => void heard.push(words.map(String).join(' '));
}

afterEach(() => {
  expect(heard.splice(0)).toEqual([]);
});
