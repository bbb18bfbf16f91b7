import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { messageAction, messageLoader, messagesLoader } from './data/office-pages';
import { MessagePage } from './pages/MessagePage';
import { MessagesPage } from './pages/MessagesPage';

/** Every page of the office. */
export const routes = [
  { path: '/office', loader: messagesLoader, element: <MessagesPage /> },
  { path: '/office/messages/:id', loader: messageLoader, action: messageAction, element: <MessagePage /> },
] satisfies RoutesModule['routes'];
