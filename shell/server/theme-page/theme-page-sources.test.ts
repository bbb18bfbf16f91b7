import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { nothingLive } from 'releases/release-map/release-map';
import { inlineStyle } from '../assets/inline-style';
import type { DocumentSources } from '../document/answer-document';
import { routeHandler } from '../document/route-handler';
import { themePagePath } from './theme-page-path';
import { themePageSources } from './theme-page-sources';

const sources: DocumentSources = {
  avoided: () => ({ quarantined: [], suspended: [] }),
  views: () => null,
  releaseMap: () => nothingLive,
  routeHandler,
  connectionsFor: () => ({}) as ReturnType<DocumentSources['connectionsFor']>,
  notFoundPages: null,
  siteSource: { site: async () => null, categories: () => ({ mains: [], others: [] }) },
  pictureOrigins: [],
  addresses: { backend: '', pictures: '' },
  visible: { trustProxy: trustedProxies() },
  assets: { scripts: ['/_shell/shell.js'], styles: [], files: {} },
  theme: [inlineStyle('/_shell/shell.css', ':root{--ink:#12292c}')],
  previews: {} as DocumentSources['previews'],
};

/** The status `/_theme` is answered with. */
async function status(handler: DocumentSources['routeHandler']) {
  const result = await handler(null).query(new Request(new URL(themePagePath, 'https://shop.test')));
  return result instanceof Response ? result.status : result.statusCode;
}

test('it is a page where it is switched on, and nowhere else', async () => {
  expect(await status(themePageSources(sources).routeHandler)).toBe(200);
  expect(await status(sources.routeHandler)).toBe(404);
});

test('its document has no scripts, and rules for every token of the theme', () => {
  const { assets, theme } = themePageSources(sources);
  expect(assets.scripts).toEqual([]);
  expect(theme[0]).toBe(sources.theme[0]);
  expect(theme[1]?.text).toContain('.shown-ink { --shown: var(--ink) }');
});
