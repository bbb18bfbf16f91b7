import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { officeAction, officeLoader } from './data/office-pages';
import { ImportPage } from './pages/ImportPage';
import { MessagePage } from './pages/MessagePage';
import { MessagesPage } from './pages/MessagesPage';
import { ProductPage } from './pages/ProductPage';
import { ProductsPage } from './pages/ProductsPage';

const at = (path: string) => ({ loader: officeLoader(path), action: officeAction(path) });

/** Every page of the office. */
export const routes = [
  { path: '/office', loader: officeLoader('messages'), element: <MessagesPage /> },
  { path: '/office/messages/:id', ...at('messages/:id'), element: <MessagePage /> },
  { path: '/office/products', loader: officeLoader('products'), element: <ProductsPage /> },
  { path: '/office/products/:id', ...at('products/:id'), element: <ProductPage /> },
  { path: '/office/imports/:id', loader: officeLoader('imports/:id'), element: <ImportPage /> },
] satisfies RoutesModule['routes'];
