import type { OwnPage } from '@storefront/shared/api/policies-of';
import { aliases, type ContentPath, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { type LoaderFunctionArgs, type RouteObject, replace } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { RouteFailed } from '../pages/RouteFailed';
import { readsNoForm } from '../routes';
import { Blog, Post } from './articles';
import { OwnText } from './Blocks';
import { companyLoader } from './CompanyDetails';
import { ContactUs } from './contact/ContactUs';
import { contactAction } from './contact/contact-action';
import { Newsletter } from './newsletter/Newsletter';
import { newsletterAction, unsubscribeAction } from './newsletter/subscribe';
import { Unsubscribe } from './newsletter/Unsubscribe';
import { PolicyPage, policyLoader } from './policies';
import { blogLoader, postLoader } from './post-loaders';
import { AboutUs, CheckoutSuccess, ComingSoon, CoreTeam, NoAccounts, OrderTracking } from './text-pages';

/** A page for which the company may have a text of its own. */
const own = (page: OwnPage, name: string, element: ReactNode) => ({
  loader: companyLoader(page),
  element: (
    <OwnText page={name} noindex={page === 'comming-soon'}>
      {element}
    </OwnText>
  ),
});

const pages: Record<ContentPath, Pick<RouteObject, 'element' | 'loader' | 'action' | 'handle'>> = {
  '/about-us': own('about-us', 'About Us', <AboutUs />),
  '/core-team': own('core-team', 'Core Team', <CoreTeam />),
  '/contact-us': { loader: companyLoader(), action: contactAction, element: <ContactUs /> },
  '/privacy': { loader: policyLoader('privacy'), element: <PolicyPage policy="privacy" /> },
  '/terms': { loader: policyLoader('terms'), element: <PolicyPage policy="terms" /> },
  '/returns': { loader: policyLoader('returns'), element: <PolicyPage policy="returns" /> },
  '/my-account': { element: <NoAccounts page="My account" /> },
  '/forget-password': { element: <NoAccounts page="Forgotten password" /> },
  '/shop/order-tracking': own('order-tracking', 'Order Tracking', <OrderTracking />),
  '/shop/checkout-success': { element: <CheckoutSuccess /> },
  '/comming-soon': own('comming-soon', 'Coming Soon', <ComingSoon />),
  '/newsletter': { action: newsletterAction, element: <Newsletter /> },
  '/newsletter/unsubscribe': { action: unsubscribeAction, handle: readsNoForm, element: <Unsubscribe /> },
  '/blog': { loader: blogLoader, element: <Blog /> },
  '/blog/blog-grid': { loader: blogLoader, element: <Blog isGrid /> },
  '/post/:slug': { loader: postLoader, element: <Post /> },
  '/post/fullwidth/:slug': { loader: postLoader, element: <Post isWide /> },
};

/** The shell's own pages and redirects; an error in one stays within the layout. */
export const contentRoute: RouteObject = {
  errorElement: <RouteFailed />,
  children: [
    ...contentPaths.map((path) => ({ path, ...pages[path] })),
    ...Object.entries(aliases).map(([path, to]) => ({
      path,
      loader: ({ request }: LoaderFunctionArgs) => replace(to + new URL(request.url).search, 301),
    })),
  ],
};
