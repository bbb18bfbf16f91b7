import { aliases, type ContentPath, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { type LoaderFunctionArgs, type RouteObject, replace } from '@storefront/shared/router';
import { RouteFailed } from '../pages/RouteFailed';
import { Blog, Post } from './articles';
import { OwnText } from './Blocks';
import { companyLoader } from './CompanyDetails';
import { ContactUs } from './contact/ContactUs';
import { contactAction } from './contact/contact-action';
import { Newsletter } from './newsletter/Newsletter';
import { newsletterAction } from './newsletter/subscribe';
import { PolicyPage, policyLoader } from './policies';
import { blogLoader, postLoader } from './post-loaders';
import { AboutUs, CheckoutSuccess, ComingSoon, CoreTeam, NoAccounts, OrderTracking } from './text-pages';

const pages: Record<ContentPath, Pick<RouteObject, 'element' | 'loader' | 'action'>> = {
  '/about-us': {
    loader: companyLoader('about-us'),
    element: (
      <OwnText page="About Us">
        <AboutUs />
      </OwnText>
    ),
  },
  '/core-team': {
    loader: companyLoader('core-team'),
    element: (
      <OwnText page="Core Team">
        <CoreTeam />
      </OwnText>
    ),
  },
  '/contact-us': { loader: companyLoader(), action: contactAction, element: <ContactUs /> },
  '/privacy': { loader: policyLoader('privacy'), element: <PolicyPage policy="privacy" /> },
  '/terms': { loader: policyLoader('terms'), element: <PolicyPage policy="terms" /> },
  '/returns': { loader: policyLoader('returns'), element: <PolicyPage policy="returns" /> },
  '/my-account': { element: <NoAccounts page="My account" /> },
  '/forget-password': { element: <NoAccounts page="Forgotten password" /> },
  '/shop/order-tracking': {
    loader: companyLoader('order-tracking'),
    element: (
      <OwnText page="Order Tracking">
        <OrderTracking />
      </OwnText>
    ),
  },
  '/shop/checkout-success': { element: <CheckoutSuccess /> },
  '/comming-soon': {
    loader: companyLoader('comming-soon'),
    element: (
      <OwnText page="Coming Soon" noindex>
        <ComingSoon />
      </OwnText>
    ),
  },
  '/newsletter': { action: newsletterAction, element: <Newsletter /> },
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
