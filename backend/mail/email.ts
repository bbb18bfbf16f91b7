/** Where an e-mail goes or comes from. */
export interface Mailbox {
  /** Without control characters; may be empty. */
  readonly name: string;
  /** In ASCII, as `mailAddress` gives it. */
  readonly address: string;
}

/** An e-mail with its receiver, subject and parts: composed once, when it is queued. */
export interface Email {
  readonly to: Mailbox;
  readonly replyTo: Mailbox | null;
  /** One line without control characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Goes to whatever address a visitor typed: few an hour are queued for one mailbox. */
  readonly isConfirmation?: boolean;
}
