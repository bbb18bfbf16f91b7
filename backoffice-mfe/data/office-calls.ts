import { entriesOf, fieldsOf, type JsonFields, textOf } from '@storefront/shared/api/json-fields';
import type { Connections } from '@storefront/shared/contracts/connections';

/** A message as a list shows it; texts are empty where it has none. */
export interface MessageSummary {
  readonly id: string;
  readonly reference: string;
  /** In ISO 8601, as all times. */
  readonly at: string;
  readonly state: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly lines: number;
}

/** A page of messages. */
export interface MessageList {
  readonly messages: readonly MessageSummary[];
  /** The parameter `after` of the next page; null for the last one. */
  readonly next: string | null;
}

/** An e-mail about a message. */
export interface SentMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** 'queued', 'sent' or 'refused'. */
  readonly state: string;
  /** Why it was refused, or the last attempt failed. */
  readonly reason: string;
  readonly at: string;
}

/** A whole message. */
export interface Message extends MessageSummary {
  readonly note: string;
  /** What the visitor sent, by field. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly products: readonly { readonly name: string; readonly quantity: string }[];
  readonly emails: readonly SentMail[];
  readonly changes: readonly { readonly at: string; readonly person: string; readonly what: string }[];
}

/** Makes the office's calls; the shell adds the session to them. */
export const officeCalls = ({ submissions }: Connections) => ({
  messages: async (query: URLSearchParams, signal: AbortSignal): Promise<MessageList> => {
    const { messages, next } = dataOf(await submissions.get('office/api/messages', query, signal));
    return { messages: entriesOf(messages).map(fieldsOf).map(summary), next: textOf(next) };
  },
  message: async (id: string, signal: AbortSignal): Promise<Message> =>
    message(
      dataOf(await submissions.get(`office/api/messages/${encodeURIComponent(id)}`, undefined, signal)),
    ),
  change: (id: string, change: { readonly state: string; readonly note: string }, signal: AbortSignal) =>
    submissions.post(`office/api/messages/${encodeURIComponent(id)}`, change, signal),
  sendAgain: (email: string, signal: AbortSignal) =>
    submissions.post(`office/api/emails/${encodeURIComponent(email)}/again`, {}, signal),
});

const dataOf = (answer: unknown) => fieldsOf(fieldsOf(answer).data);
const text = (value: unknown) => textOf(value) ?? '';

function summary({ id, reference, at, state, name, company, email, lines }: JsonFields): MessageSummary {
  return {
    id: text(id),
    reference: text(reference),
    at: text(at),
    state: text(state),
    name: text(name),
    company: text(company),
    email: text(email),
    lines: Number(lines),
  };
}

function message(one: JsonFields): Message {
  // The description repeats the message (P51).
  const { productDetails, description, ...fields } = fieldsOf(one.fields);
  return {
    ...summary(one),
    note: text(one.note),
    fields: Object.entries(fields).map(([name, value]) => [name, textOf(value) ?? JSON.stringify(value)]),
    products: entriesOf(productDetails)
      .map(fieldsOf)
      .map(({ productName, id, quantity }) => ({
        name: textOf(productName) ?? text(id),
        quantity: text(quantity),
      })),
    emails: entriesOf(one.emails)
      .map(fieldsOf)
      .map(({ id, to, subject, state, reason, sentAt, queuedAt }) => ({
        ...{ id: text(id), to: text(to), subject: text(subject), state: text(state), reason: text(reason) },
        at: textOf(sentAt) ?? text(queuedAt),
      })),
    changes: entriesOf(one.changes)
      .map(fieldsOf)
      .map(({ at, person, what }) => ({ at: text(at), person: text(person), what: text(what) })),
  };
}
