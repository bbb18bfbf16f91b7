import { readTokens } from './read-tokens';

const written = `:root {
  color-scheme: light dark;
  --ink: #12292c;
  --space-1: 0.25rem;
}
@media (prefers-color-scheme: dark) { :root { --ink: #e5eeed; } }
:root { --bs-body-color: var(--ink); }`;

const minified =
  ':root{color-scheme:light dark;--ink:#12292c;--space-1:0.25rem}@media (prefers-color-scheme:dark){:root{--ink:#e5eeed}}:root{--bs-body-color:var(--ink)}';

it.each([written, minified])('reads both schemes of %j, and nothing of Bootstrap', (css) => {
  const { light, dark } = readTokens(css);
  expect(Object.fromEntries(light)).toEqual({ ink: '#12292c', 'space-1': '0.25rem' });
  expect(Object.fromEntries(dark)).toEqual({ ink: '#e5eeed', 'space-1': '0.25rem' });
});

it('finds none where there are none', () => {
  expect(readTokens('').light.size).toBe(0);
});
