import { aliases, type ContentPath, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { data, type LoaderFunctionArgs, type RouteObject, replace } from '@storefront/shared/router';
import { RouteFailed } from '../pages/RouteFailed';
import { Blog, Post, posts, type SamplePost } from './articles';
import { companyLoader } from './CompanyDetails';
import { ContactUs } from './contact/ContactUs';
import { contactAction } from './contact/contact-action';
import { Newsletter } from './newsletter/Newsletter';
import { newsletterAction } from './newsletter/subscribe';
import { PolicyPage, policyLoader } from './policies';
import { AboutUs, CheckoutSuccess, ComingSoon, CoreTeam, NoAccounts, OrderTracking } from './text-pages';

const pages: Record<ContentPath, Pick<RouteObject, 'element' | 'loader' | 'action'>> = {
  '/about-us': { loader: companyLoader, element: <AboutUs /> },
  '/core-team': { element: <CoreTeam /> },
  '/contact-us': { loader: companyLoader, action: contactAction, element: <ContactUs /> },
  '/privacy': { loader: policyLoader('privacy'), element: <PolicyPage policy="privacy" /> },
  '/terms': { loader: policyLoader('terms'), element: <PolicyPage policy="terms" /> },
  '/returns': { loader: policyLoader('returns'), element: <PolicyPage policy="returns" /> },
  '/my-account': { element: <NoAccounts page="My account" /> },
  '/forget-password': { element: <NoAccounts page="Forgotten password" /> },
  '/shop/order-tracking': { element: <OrderTracking /> },
  '/shop/checkout-success': { element: <CheckoutSuccess /> },
  '/comming-soon': { element: <ComingSoon /> },
  '/newsletter': { action: newsletterAction, element: <Newsletter /> },
  '/blog': { element: <Blog /> },
  '/blog/blog-grid': { element: <Blog isGrid /> },
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

/**
 * The article of /post/:slug.
 * @throws a 404 response when there is none
 */
function postLoader({ params }: LoaderFunctionArgs): SamplePost {
  const post = posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  return post;
}
