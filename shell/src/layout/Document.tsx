import type { ReactNode } from 'react';
import { useContext } from 'react';
import { AssetsContext } from './assets-context';

/** The HTML document around everything. Scripts, preloads and the inlined data are the server's business. */
export function Document({ children }: { readonly children: ReactNode }) {
  const { styles } = useContext(AssetsContext);
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b5c66" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
