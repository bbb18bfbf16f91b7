import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { condition } from './condition';

/** An e-mail that a test server accepted. */
export interface ArrivedMail {
  /** Envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** As received. */
  readonly raw: string;
  /** Parsed by another implementation. */
  readonly parsed: Email;
}

/** Deviations of a test server from accepting at once. */
export interface SmtpBehaviour {
  readonly port?: number;
  /** Status and text that refuse a receiver. */
  readonly refuse?: (address: string) => { readonly code: number; readonly text: string } | null;
  /** The e-mail is accepted once this resolves, or answered with 451 when it rejects. */
  readonly beforeAccepting?: (mail: ArrivedMail) => Promise<void>;
}

/** A real SMTP server on the loopback. */
export interface SmtpServerForTest {
  readonly url: string;
  /** Accepted e-mails in their order. */
  readonly mails: readonly ArrivedMail[];
  /** Resolves once this many were accepted. */
  readonly arrived: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts an SMTP server. */
export async function smtpServerForTest({
  port = 0,
  refuse = () => null,
  beforeAccepting = async () => {},
}: SmtpBehaviour = {}): Promise<SmtpServerForTest> {
  const mails: ArrivedMail[] = [];
  const { changed, until } = condition();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, answer) => {
      const refusal = refuse(address);
      answer(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: async (stream, { envelope }, answer) => {
      const bytes = await buffer(stream);
      const mail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        raw: bytes.toString('utf8'),
        parsed: await PostalMime.parse(new Uint8Array(bytes)),
      };
      try {
        await beforeAccepting(mail);
        mails.push(mail);
        answer();
      } catch (error) {
        answer(Object.assign(error as Error, { responseCode: 451 }));
      }
      changed();
    },
  });
  // Some tests have a client that disconnects.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const taken = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    arrived: (count) => until(() => mails.length >= count),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
