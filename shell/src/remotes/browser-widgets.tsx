import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import { lazy } from 'react';
import type { ModuleLoader } from '../federation/module-loader';
import type { PageData } from '../page-data';
import { KeptBadge } from './KeptBadge';
import { WidgetBoundary } from './WidgetBoundary';
import type { Widgets } from './widgets';

const widgetNames = ['cart/badge'] as const satisfies readonly ExposedWidget[];

/** Widgets that load when React comes to hydrate them; one that cannot be loaded keeps the server's HTML. */
export function browserWidgets(page: PageData, load: ModuleLoader): Widgets {
  const components = new Map(
    widgetNames
      .filter((name) => page.rendered.includes(name))
      .map((name) => [name, lazy(() => hydratable(name, page, load))]),
  );
  return (name) => components.get(name) ?? null;
}

async function hydratable(name: ExposedWidget, page: PageData, load: ModuleLoader) {
  const release = releaseOf(name, page);
  try {
    const { Widget } = await load(name);
    return {
      default: () => (
        <WidgetBoundary name={name} release={release}>
          <Widget />
        </WidgetBoundary>
      ),
    };
  } catch {
    return { default: () => <KeptBadge release={release} /> };
  }
}

function releaseOf(name: ExposedWidget, { composition }: PageData) {
  return composition[name.split('/')[0] as keyof typeof composition]?.version;
}
