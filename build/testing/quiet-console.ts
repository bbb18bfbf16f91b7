/** What was written to the console as an error or a warning during a test, which fails by it. */
const heard: string[] = [];

for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...words: readonly unknown[]) => void heard.push(words.map(String).join(' '));
}

afterEach(() => {
  expect(heard.splice(0)).toEqual([]);
});
