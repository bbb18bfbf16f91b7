import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { freshEmail, freshVisitor, mailsOf } from '../support/quote-steps';
import { expect, ports, shellSecret, test } from '../support/storefront-test';
import { hostileText } from './hostile-text';

const breaks = fc.constantFrom(
  'Ada\r\nBcc: evil@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_evil@evil.example?=',
  '=?utf-8?B?DQpCY2M6IGV2aWxAZXZpbC5leGFtcGxl?=',
  'Ada <evil@evil.example>',
  'Ada, evil@evil.example',
  '"Ada" <evil@evil.example>,',
  'undisclosed-recipients:;',
  '(evil@evil.example)',
);
const text = fc.oneof(breaks, hostileText);
const email = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.oneof(breaks, hostileText, fc.emailAddress()) },
);

const messages = fc.record({
  call: fc.constantFrom('email', 'email/quote', 'email/subscribe'),
  name: text,
  company: text,
  phone: text,
  message: text,
  address: text,
  suburb: text,
  email,
  productName: text,
});

/** Sends a message as another visitor, and returns the status of the answer. */
async function send(call: string, message: object): Promise<number> {
  const response = await fetch(`http://localhost:${ports.backend}/api/v1/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-visitor-address': freshVisitor(),
      'x-shell-secret': shellSecret,
    },
    body: JSON.stringify(message),
  });
  return response.status;
}

test('300 hostile messages: e-mails go to the company and the sender alone', async ({
  mailServer,
  ended,
}) => {
  test.setTimeout(120_000);
  const first = mailServer.mails.length;
  const senders = new Set<string>();
  for (const { call, email: typed, productName, ...fields } of fc.sample(messages, {
    seed: 20_261_122,
    numRuns: 300,
  })) {
    const sender = typed ?? `ada-${randomUUID()}@clinic.example`;
    senders.add(sender.trim().toLowerCase());
    const body = {
      ...fields,
      email: sender,
      description: fields.message,
      state: 'NSW',
      postcode: '2009',
      productDetails: [{ id: 'a', quantity: 1, productName }],
    };
    expect([(await send(call, body)) < 500, JSON.stringify(body)]).toEqual([true, JSON.stringify(body)]);
  }
  // E-mails arrive in order: after this one, all are there.
  const last = freshEmail();
  await send('email', { email: last, message: 'The last one' });
  await mailsOf(mailServer, last);

  const mails = mailServer.mails.slice(first);
  expect(mails.length).toBeGreaterThan(200);
  senders.add('quotes@meridian.example').add(last);
  const faults = mails.flatMap(({ to, raw, parsed }) => {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    const names = head.match(/^[\w-]+(?=:)/gm) ?? [];
    return [
      ...to.filter((one) => !senders.has(one.toLowerCase())).map((one) => `went to ${one}`),
      ...(parsed.bcc?.length || parsed.cc?.length ? ['has further receivers'] : []),
      ...(new Set(names.map((name) => name.toLowerCase())).size < names.length ? ['has a header twice'] : []),
      ...(/[^\x20-\x7e\r\n\t]/.test(head) ? ['has a head that is not ASCII'] : []),
      ...(/[\r\n]/.test(parsed.subject ?? '') ? ['has a subject of two lines'] : []),
      ...(parsed.replyTo ?? [])
        .filter(({ address }) => !senders.has((address ?? '').toLowerCase()))
        .map(({ address }) => `is answered to ${address}`),
    ].map((fault) => `${head} ${fault}`);
  });
  expect(faults.slice(0, 5)).toEqual([]);
  expect(ended()).toEqual([]);
});
