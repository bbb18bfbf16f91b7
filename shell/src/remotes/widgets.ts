import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Finds the component of a widget; null while its remote is not to be had. */
export type Widgets = (name: ExposedWidget) => ComponentType | null;

/** The widgets of this document's composition. */
export const WidgetsContext = createContext<Widgets>(() => null);
