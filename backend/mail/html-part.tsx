import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanBody, type MailBody, type ProductTable } from './mail-body';

/** An e-mail as HTML. Each typed text finds its own direction, such as right-to-left. */
export function htmlPart(body: MailBody): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Mail {...cleanBody(body)} />)}\n`;
}

// Old e-mail programs need attributes instead of styles; React's types no longer have these.
const top = { valign: 'top' } as const;

function Mail(body: Required<MailBody>) {
  const { heading, paragraphs, facts, products, passages, signature, unsubscribe } = body;
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <title>{heading}</title>
      </head>
      <body style={{ fontFamily: 'sans-serif' }}>
        <h1 style={{ fontSize: '1.25em' }}>{heading}</h1>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts.length > 0 && (
          <table>
            <tbody>
              {facts.map(([label, value]) => (
                <tr key={label}>
                  <th align="left" {...top} style={{ textAlign: 'left', verticalAlign: 'top' }}>
                    {label}
                  </th>
                  <td dir="auto">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {products.rows.length > 0 && <Products {...products} />}
        {passages.map(([title, text]) => (
          <section key={title}>
            <h2 style={{ fontSize: '1em' }}>{title}</h2>
            <p dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </p>
          </section>
        ))}
        {signature && <p>{signature}</p>}
        {unsubscribe && <a href={unsubscribe}>Unsubscribe</a>}
      </body>
    </html>
  );
}

const cellStyle: CSSProperties = {
  padding: '6px 12px 6px 0',
  borderBottom: '1px solid #ccc',
  verticalAlign: 'top',
};
const cell = { ...top, style: cellStyle };
const amount = {
  align: 'right',
  ...top,
  nowrap: 'nowrap',
  style: { ...cellStyle, textAlign: 'right', whiteSpace: 'nowrap' },
} as const;

function Products({ rows, subtotal, beyond }: ProductTable) {
  return (
    <>
      <table style={{ marginTop: 16, borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th align="left" {...cell} style={{ ...cellStyle, textAlign: 'left' }}>
              Product
            </th>
            <th {...amount}>Quantity</th>
            <th {...amount}>Price per item</th>
            <th {...amount}>Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, details, quantity, each, total }) => (
            <tr key={`${name} ${details}`}>
              <td {...cell} dir="auto">
                {name}
                {details && (
                  <>
                    <br />
                    <small>{details}</small>
                  </>
                )}
              </td>
              <td {...amount}>{quantity}</td>
              <td {...amount}>{each}</td>
              <td {...amount}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {subtotal && (
        <p>
          <strong>{`Subtotal: ${subtotal}`}</strong>
        </p>
      )}
      {beyond.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
