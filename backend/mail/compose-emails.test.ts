import { readMessage } from '../request/messages';
import { company } from '../testing/mail-for-test';
import { composeEmails, composeGeneral, composeSubscription } from './compose-emails';

test('a general message: the company reads every field, the visitor none', () => {
  const body = {
    name: 'Ada <b>',
    email: 'ada@example.com',
    phone: '123',
    topic: { a: ['<i>'] },
    'odd\r\nname': 'x',
    message: 'Hello\r\nthere <script>',
  };
  const [toCompany, toVisitor] = composeEmails(
    company,
    composeGeneral(readMessage(body), 'one business day'),
  );
  expect(toCompany).toMatchObject({
    to: company,
    replyTo: { name: 'Ada <b>', address: 'ada@example.com' },
    subject: 'Message from Ada <b>',
    text: `Message from the shop

Name: Ada <b>
Email: ada@example.com
phone: 123
topic: {"a":["<i>"]}
odd name: x

Message:
> Hello
> there <script>
`,
  });
  expect(toCompany?.html).not.toMatch(/<b>|<i>|<script>/);
  expect(toVisitor).toMatchObject({
    to: { name: '', address: 'ada@example.com' },
    replyTo: company,
    text: 'We have received your message\n\nThank you for writing to us. We will answer within one business day.\n',
  });
});

test('a general message without an address goes to the company alone', () => {
  const emails = composeEmails(company, composeGeneral(readMessage({ message: 'Hello' }), 'a day'));
  expect(emails.map(({ to, replyTo, subject }) => [to, replyTo, subject])).toEqual([
    [company, null, 'Message from the shop'],
  ]);
});

test('the settings’ company is the sender, the receiver and the last line for the visitor, in one line each', () => {
  const own = { name: 'Own\r\nBcc: <Dental>', phoneNumber: '02 5550 1234' };
  const message = composeGeneral(readMessage({ message: 'Hello', email: 'ada@example.com' }), 'a day');
  const [toCompany, toVisitor] = composeEmails(company, message, own);
  const sender = 'Own Bcc: <Dental>';
  expect(toCompany).toMatchObject({ sender, to: { name: sender, address: company.address } });
  expect(toVisitor).toMatchObject({ sender, replyTo: { name: sender, address: company.address } });
  expect(toVisitor?.text).toMatch(/within a day\.\n\nOwn Bcc: <Dental>, 02 5550 1234\n$/);
  expect(toVisitor?.html).toContain('<p>Own Bcc: &lt;Dental&gt;, 02 5550 1234</p></body>');
  expect(toCompany?.text).not.toContain('02 5550 1234');
  const phoneOnly = composeEmails(company, message, { ...own, name: '' });
  expect(phoneOnly[0]).toMatchObject({ sender: '', to: company });
  expect(phoneOnly[1]?.text).toMatch(/\n\n02 5550 1234\n$/);
});

test('a subscription: one e-mail each, and its end in that of the subscriber alone', () => {
  const unsubscribe = 'https://shop.example/newsletter/unsubscribe?token=1f0c';
  const emails = composeEmails(company, composeSubscription('ada@example.com', unsubscribe));
  expect(emails.map((email) => [email.to.address, email.subject, email.unsubscribe])).toEqual([
    [company.address, 'New newsletter subscription', undefined],
    ['ada@example.com', 'You are subscribed to our newsletter', unsubscribe],
  ]);
  expect(emails[0]?.text).toContain('Email: ada@example.com');
  expect(`${emails[0]?.text}${emails[0]?.html}`).not.toContain(unsubscribe);
  expect(emails[1]?.text).toMatch(`\n\nTo unsubscribe: ${unsubscribe}\n`);
  expect(emails[1]?.html).toContain(`<a href="${unsubscribe}">Unsubscribe</a>`);
});
