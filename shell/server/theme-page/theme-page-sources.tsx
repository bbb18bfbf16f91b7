import { createStaticHandler } from 'react-router-dom';
import { storefrontRoutes } from '../../src/routes';
import type { DocumentSources } from '../document/answer-document';
import { readTokens } from './read-tokens';
import { ThemePage } from './ThemePage';
import { themePagePath } from './theme-page-path';
import { themePageStyle } from './theme-page-style';

/**
 * What the document that shows the theme is made from, given what the others are. Browsers get it without scripts, so
 * that no other page carries a byte for it.
 */
export function themePageSources(sources: DocumentSources): DocumentSources {
  const tokens = readTokens(sources.theme.map(({ text }) => text).join(''));
  const page = { path: themePagePath, element: <ThemePage tokens={tokens} /> };
  const handler = createStaticHandler(storefrontRoutes(null, page));
  return {
    ...sources,
    routeHandler: () => handler,
    theme: [...sources.theme, themePageStyle(tokens.light.keys())],
    assets: { ...sources.assets, scripts: [] },
  };
}
