import type { InlineStyle } from '../assets/inline-style';
import { inlineStyle } from '../assets/inline-style';

/** Where things stand on the page; how they look is the theme's. */
const layout = `
.theme-section { margin-top: var(--space-7) }
.theme-specimen { margin-block: var(--space-5) 0 }
.theme-grid, .theme-scale { display: grid; gap: var(--space-5); margin-block: var(--space-5) 0; padding: 0; list-style: none }
.theme-grid { grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); align-items: start }
.theme-grid > .theme-specimen { margin-top: 0 }
.theme-scale { gap: var(--space-3) }
.theme-scale > li { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); align-items: center }
.theme-row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3) var(--space-5) }
.theme-stage { min-height: 12rem; border: 1px dashed var(--line-strong); contain: layout }
.theme-swatch { overflow: hidden; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius) }
.theme-pairs { display: grid; grid-template-columns: 1fr 1fr; border-block: 1px solid var(--line) }
.theme-pair, .theme-name { padding: var(--space-2) var(--space-3) }
.theme-color { height: 4rem; background: var(--shown) }
.theme-text { color: var(--shown); background: var(--beside) }
.theme-background { color: var(--beside); background: var(--shown) }
.theme-line { background: var(--beside) }
.theme-bar { width: var(--shown); height: var(--space-4); background: var(--primary) }
.theme-step { font-size: var(--shown); line-height: 1.2; overflow-wrap: anywhere }
.theme-box { padding: var(--space-5); background: var(--surface); border: 1px solid var(--line) }
.theme-radius { border-radius: var(--shown) }
.theme-shadow { box-shadow: var(--shown) }
`;

/**
 * The page's own rules, put into its document alone. `shown-ink` and `beside-ink` name a token to what draws it, for the
 * document's policy allows no style attributes.
 */
export function themePageStyle(tokens: Iterable<string>): InlineStyle {
  const names = [...tokens].map((name) =>
    ['shown', 'beside'].map((role) => `.${role}-${name} { --${role}: var(--${name}) }\n`).join(''),
  );
  return inlineStyle('theme-page', layout + names.join(''));
}
