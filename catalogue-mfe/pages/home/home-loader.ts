import { isFailed, type Loading, loadedWithCalls } from '../../data/loaded-or-failed';
import type { HomeData } from './load-home';

/** Loads the home page; parts that fail are missing. */
export async function homeLoader(loading: Loading): Promise<HomeData> {
  const home = await loadedWithCalls(
    loading,
    import(/* webpackChunkName: "api" */ './load-home'),
    ({ loadHome }, api) => loadHome(api, loading.request),
  );
  if (!isFailed(home)) return home;
  const nothing = { caption: null, banner: null, categories: [], testimonials: [] };
  return { ...nothing, latest: home, featured: home, onSale: home };
}
