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

type Labelled = readonly (readonly [label: string, text: string])[];

/** A whole message: what the company's e-mail says with the prices of today, its e-mails and its changes. */
export interface Message extends Omit<MessageSummary, 'products'> {
  readonly note: string;
  readonly facts: Labelled;
  readonly products: {
    readonly rows: readonly Readonly<Record<'name' | 'details' | 'quantity' | 'each' | 'total', string>>[];
    readonly subtotal: string;
    /** Exclusions from the subtotal. */
    readonly beyond: readonly string[];
  };
  /** Texts of several lines. */
  readonly passages: Labelled;
  readonly emails: readonly {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    /** 'queued', 'sent' or 'refused', for a reason. */
    readonly state: string;
    readonly reason: string | null;
    readonly at: string;
  }[];
  readonly changes: readonly Change[];
}

/** What somebody has changed. */
export interface Change {
  readonly at: string;
  readonly person: string;
  readonly what: string;
}

/** What an import has said. */
export interface ImportReport {
  readonly at: string;
  readonly person: string;
  /** Lines as of the command. */
  readonly report: string;
}

/** A page of products, and how many there are. */
export interface ProductList {
  readonly products: readonly {
    readonly id: string;
    readonly productName: string;
    readonly sku: string;
    readonly price: number | null;
    readonly on_sale: boolean;
    readonly sale_price: number | null;
  }[];
  readonly total: number;
}

/** A product as the office changes it. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: number | null;
  /** Null when it is not on sale. */
  readonly salePrice: number | null;
  readonly active: boolean;
  readonly changes: readonly Change[];
}

/** The office's calls: `storefront.api(officeApi)`. The shell adds the session; no backend but ours answers. */
export const officeApi: LoadCalls<ReturnType<typeof officeCalls>> = async () => officeCalls;

const officeCalls = ({ submissions: { get, post } }: Connections) => ({
  read: async (path: string, query: URLSearchParams, signal: AbortSignal) =>
    ((await get(`office/api/${path}`, query, signal)) as { readonly data: unknown }).data,
  send: (path: string, body: object, signal: AbortSignal) => post(`office/api/${path}`, body, signal),
});
