import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useLocation, useSite, useStorefront } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { StylesContext } from './page-context';

/** The HTML document around everything. `?boundaries=1` outlines which remote, release, place and path each part is of. Scripts and inlined data are the server's business. */
export function Document({ children }: { readonly children: ReactNode }) {
  const boundaries = new URLSearchParams(useLocation().search).get('boundaries') === '1';
  const styles = useContext(StylesContext);
  const { pictures } = useStorefront();
  const { icon } = useSite();
  return (
    <html lang="en-AU" data-boundaries={boundaries || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header is painted whole: what is there of it would move as the rest arrives. */}
        <link rel="expect" href="#header-end" blocking="render" />
        <meta name="theme-color" content="#0b5c66" />
        {styles.map(({ href, text }) => (
          <style key={href} href={href} precedence={href}>
            {text}
          </style>
        ))}
        <link rel="icon" href={icon ? pictureAddress(pictures, icon.url) : '/favicon.svg'} />
      </head>
      <body>{children}</body>
    </html>
  );
}
