/** Sender or receiver of an e-mail. */
export interface Mailbox {
  /** Without control characters; may be empty. */
  readonly name: string;
  /** In ASCII, as `mailAddress` returns it. */
  readonly address: string;
}

/** An e-mail, composed once, when it is queued. */
export interface Email {
  readonly to: Mailbox;
  /** Name of the sender, in place of the configured one; '' for that. */
  readonly sender?: string;
  readonly replyTo: Mailbox | null;
  /** One line without control characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address, in ASCII, by which mail programs end the subscription it is for (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** Sent to an address that a visitor typed: only a few an hour are queued for one mailbox. */
  readonly isConfirmation?: boolean;
}
