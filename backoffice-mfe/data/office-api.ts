import type { Connections, LoadCalls } from '@storefront/shared/contracts/connections';

/** A message as a list shows it; null where it has no such text. */
export interface MessageSummary {
  readonly id: string;
  readonly reference: string | null;
  /** In ISO 8601, as all times. */
  readonly at: string;
  readonly state: string;
  readonly name: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly products: number;
}

/** A page of messages, and the parameter `after` of the next one. */
export interface MessageList {
  readonly messages: readonly MessageSummary[];
  readonly next: string | null;
}

/** A whole message: what was sent by field, its e-mails and its changes. */
export interface Message extends MessageSummary {
  readonly note: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly lines: readonly (readonly [product: string, quantity: string])[];
  readonly emails: readonly {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    /** 'queued', 'sent' or 'refused', for a reason. */
    readonly state: string;
    readonly reason: string | null;
    readonly at: string;
  }[];
  readonly changes: readonly { readonly at: string; readonly person: string; readonly what: string }[];
}

/** The office's calls: `storefront.api(officeApi)`. The shell adds the session; no backend but ours answers. */
export const officeApi: LoadCalls<ReturnType<typeof officeCalls>> = async () => officeCalls;

const officeCalls = ({ submissions: { get, post } }: Connections) => {
  const read = async <Answer>(path: string, query: URLSearchParams | undefined, signal: AbortSignal) =>
    ((await get(`office/api/${path}`, query, signal)) as { readonly data: Answer }).data;
  const address = (id: string) => `messages/${encodeURIComponent(id)}`;
  return {
    messages: (query: URLSearchParams, signal: AbortSignal) => read<MessageList>('messages', query, signal),
    message: (id: string, signal: AbortSignal) => read<Message>(address(id), undefined, signal),
    change: (id: string, change: { readonly state: string; readonly note: string }, signal: AbortSignal) =>
      post(`office/api/${address(id)}`, change, signal),
    sendAgain: (email: string, signal: AbortSignal) =>
      post(`office/api/emails/${encodeURIComponent(email)}/again`, {}, signal),
  };
};
