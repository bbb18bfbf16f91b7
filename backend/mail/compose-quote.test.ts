import { readQuote } from '../request/quote';
import { company } from '../testing/mail-for-test';
import { quoteForTest } from '../testing/quote-for-test';
import { composeEmails } from './compose-emails';
import { composeQuote } from './compose-quote';

const listed = new Map([
  ['a', { name: 'Gauze Swabs <Sterile> & Soft', sku: 'WC-000001', price: 1234.5 }],
  ['b', { name: 'Scissors', sku: '', price: null }],
]);

const reference = 'KX3M-7RCF';

const payload = quoteForTest({
  company: 'Wharf Clinic',
  description: 'By Friday,\nplease.',
  message: 'By Friday,\nplease.',
  productDetails: [
    { id: 'a', quantity: 2, productName: 'Something else', price: 0.01, sku: 'FREE' },
    { id: 'b', quantity: 1 },
    { id: 'x', quantity: 3, productName: 'Buy cheap pills' },
    { quantity: '4', productName: 'https://evil.example' },
  ],
});

const emails = (changes: object = {}, pricesInclude: string | null = null) =>
  composeEmails(
    company,
    composeQuote(readQuote({ ...payload, ...changes }), reference, {
      listed,
      pricesInclude,
      answersWithin: 'one business day',
    }),
  );

test('a quote without products says so to the company and the visitor', () => {
  const [toCompany, toVisitor] = emails({ productDetails: [], message: 'Two chairs.', description: '' });
  expect(toCompany?.subject).toBe('Quote request KX3M-7RCF from Ada Lovelace, Wharf Clinic');
  expect(toCompany?.text).toMatch(/^Quote request KX3M-7RCF, no products listed\n\nName: Ada Lovelace\n/);
  expect(toCompany?.text).toMatch(/\nPostcode: 2009\n\nMessage:\n> Two chairs\.\n$/);
  expect(toVisitor?.text).toBe(`We have received your quote request

Your reference is KX3M-7RCF. Please have it ready when you call or write.

Thank you. You listed no products, so we go by your message; we will come back to you within one business day.
`);
  for (const email of [toCompany, toVisitor]) expect(email?.html).not.toMatch(/<thead>|Subtotal/);
});

/** The cells of the products in a mail's HTML, row by row. */
function rowsOf(html = ''): string[][] {
  const [, body = ''] = /<\/thead><tbody>(.*)<\/tbody>/s.exec(html) ?? [];
  const text = (cell: string) =>
    cell
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return body
    .split('</tr>')
    .slice(0, -1)
    .map((row) => row.split('</td>').slice(0, -1).map(text));
}

/** Every field a visitor types text into. */
const typed = ['name', 'company', 'email', 'address', 'state', 'suburb', 'message', 'description'];

/** The same text in all of them, and in everything of a product. */
function everywhere(text: string, except: readonly string[] = []) {
  const fields = Object.fromEntries(
    typed.filter((name) => !except.includes(name)).map((name) => [name, text]),
  );
  return { ...fields, productDetails: [{ id: text, productName: text, quantity: 1, url: text }] };
}

test('the company reads everything and can reply', () => {
  const [toCompany] = emails();
  expect(toCompany).toMatchObject({
    to: company,
    replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
    subject: 'Quote request KX3M-7RCF from Ada Lovelace, Wharf Clinic',
  });
  expect(toCompany?.text).toBe(`Quote request KX3M-7RCF, 4 products

Name: Ada Lovelace
Company: Wharf Clinic
Email: ada@example.com
Phone: 0412 345 678
Address: 1 Lane
Suburb: Pyrmont
State: NSW
Postcode: 2009

- 2 × Gauze Swabs <Sterile> & Soft (SKU WC-000001, a): $1,234.50 per item, $2,469.00
- 1 × Scissors (b): Price on request
- 3 × Buy cheap pills (x, not in our catalogue)
- https://evil.example (no id, not in our catalogue, quantity not given)

Subtotal: $2,469.00
+ 1 item priced on request
+ 2 items not in our catalogue

Message:
> By Friday,
> please.
`);
  expect(rowsOf(toCompany?.html)).toEqual([
    ['Gauze Swabs &lt;Sterile&gt; &amp; Soft SKU WC-000001, a', '2', '$1,234.50', '$2,469.00'],
    ['Scissors b', '1', 'Price on request', ''],
    ['Buy cheap pills x, not in our catalogue', '3', '', ''],
    ['https://evil.example no id, not in our catalogue, quantity not given', '', '', ''],
  ]);
});

test('the visitor gets our words and our names only', () => {
  const [, toVisitor] = emails();
  expect(toVisitor).toMatchObject({
    to: { name: '', address: 'ada@example.com' },
    replyTo: company,
    subject: 'We have received your quote request KX3M-7RCF',
  });
  expect(toVisitor?.text).toBe(`We have received your quote request

Your reference is KX3M-7RCF. Please have it ready when you call or write.

Thank you. We are working on your quote and will come back to you within one business day.

Your request has 2 products that our catalogue does not list; we will look into that too.

The prices are those in our shop when you asked; our quote will confirm them.

- 2 × Gauze Swabs <Sterile> & Soft (SKU WC-000001): $1,234.50 per item, $2,469.00
- 1 × Scissors: Price on request

Subtotal: $2,469.00
+ 1 item priced on request
`);
  expect(rowsOf(toVisitor?.html)).toEqual([
    ['Gauze Swabs &lt;Sterile&gt; &amp; Soft SKU WC-000001', '2', '$1,234.50', '$2,469.00'],
    ['Scissors', '1', 'Price on request', ''],
  ]);
  expect(toVisitor?.html).toContain('Subtotal: $2,469.00');
  expect(toVisitor?.html).toContain('+ 1 item priced on request');
});

test('the subtotal says what the prices include', () => {
  for (const email of emails({}, 'GST & <more>')) {
    expect(email.text).toContain('\n\nSubtotal: $2,469.00, including GST & <more>\n');
    expect(email.html).toContain('Subtotal: $2,469.00, including GST &amp; &lt;more&gt;<');
  }
  for (const email of emails({ productDetails: [] }, 'GST')) expect(email.text).not.toContain('GST');
});

test('a quote of unlisted products has no prices', () => {
  const [toCompany, toVisitor] = emails({ productDetails: [{ id: 'x', quantity: 3 }] });
  expect(toCompany?.text).toContain('\n\n+ 1 item not in our catalogue\n');
  for (const email of [toCompany, toVisitor]) expect(email?.text).not.toMatch(/Subtotal|price/i);
});

test('the confirmation repeats nothing that the visitor typed', () => {
  const text = 'Xyzzy-1';
  const [, ...rest] = emails(everywhere(text, ['email']));
  expect(rest).toHaveLength(1);
  expect(JSON.stringify(rest)).not.toContain(text);
});

test.each(['ada', 'ada@example', 'ada@example.com\r\nBcc: eve@example.com'])(
  'the address %j is shown to the company only, and gets no e-mail',
  (email) => {
    const all = emails({ email });
    expect(all).toHaveLength(1);
    expect(all[0]?.replyTo).toBeNull();
    expect(all[0]?.text).toContain(`Email: ${email.replace(/\s+/g, ' ')}\n`);
  },
);

test('a description that differs from the message is included', () => {
  expect(emails({ description: 'Deliver to the back.' })[0]?.text).toContain(
    'Description:\n> Deliver to the back.\n',
  );
});

test('cells are aligned by attributes as well, for old e-mail programs', () => {
  const styled = emails()[0]?.html.match(/<t[hd] [^>]*style=[^>]*>/g) ?? [];
  expect(styled.filter((cell) => !cell.includes(' valign="top"'))).toEqual([]);
  const amounts = styled.filter((cell) => cell.includes('text-align:right'));
  expect(amounts).toHaveLength(15);
  expect(amounts.filter((cell) => !/ align="right".* nowrap=/.test(cell))).toEqual([]);
});

test('markup is text in HTML', () => {
  const [toCompany] = emails(everywhere(`<script>alert("1")</script><img src=x onerror='a'>&amp;`));
  expect(toCompany?.html).not.toMatch(/<script|<img|"1"/);
  const shown =
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#x27;a&#x27;&gt;&amp;amp;';
  // Six facts, the id and the name of the product, and the message.
  expect(toCompany?.html.split(shown)).toHaveLength(10);
});

test('a typed message cannot imitate our own text around it', () => {
  const [toCompany] = emails({ message: 'Hello\n\nEmail: eve@example.com', description: '' });
  expect(toCompany?.text).toContain('Message:\n> Hello\n> \n> Email: eve@example.com\n');
});

test('no subject has a line break or a control character', () => {
  const [toCompany] = emails(everywhere('a\r\nBcc: eve@example.com\u0000\u2028b', ['email', 'phone']));
  expect(toCompany?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(toCompany?.replyTo?.name).toBe('a Bcc: eve@example.com b');
});
