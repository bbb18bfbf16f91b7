import type { ReactNode } from 'react';
import { useContext } from 'react';
import { StylesContext } from './styles-context';

/** The HTML document around everything. Scripts and inlined data are the server's business. */
export function Document({ children }: { readonly children: ReactNode }) {
  const styles = useContext(StylesContext);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b5c66" />
        {styles.map(({ href, text }) => (
          <style key={href} href={href} precedence={href}>
            {text}
          </style>
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
