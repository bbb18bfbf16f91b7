import type { ExposedFiles } from '@storefront/shared/release/release';
import * as v from 'valibot';

const assets = v.object({ sync: v.array(v.string()) });
const manifest = v.object({
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assets, css: assets }) })),
});

/**
 * The files each exposed module needs at once, from the `mf-manifest.json` that the federation plugin writes.
 *
 * @param prefix put before each path
 * @throws Error when the manifest is not one
 */
export function exposedFiles(json: string, prefix: string): Record<string, ExposedFiles> {
  const { exposes } = v.parse(manifest, JSON.parse(json));
  const prefixed = (paths: string[]) => paths.map((path) => prefix + path);
  return Object.fromEntries(
    exposes.map(({ path, assets: { js, css } }) => [
      path,
      { scripts: prefixed(js.sync), styles: prefixed(css.sync) },
    ]),
  );
}
