import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useLocation, useSite, useStorefront } from '@storefront/shared/router';
import { type ReactNode, useContext } from 'react';
import { StylesContext } from './page-context';

/** The HTML document. `?boundaries=1` outlines each part with remote, release, slot and path. The server adds scripts and inlined data. */
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
        {/* Delays the first paint until the header is complete, or its parts would shift. */}
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
