import { log } from '../log';
import type { Admission } from '../request/admissions';
import type { Rate } from '../request/rate-limit';
import { TooManyRequests } from '../request/refusals';
import type { CountShared } from '../request/shared-rate-limit';
import type { MessageStore, NewMessage, StoredMessage } from './message-store';

/** Most confirmations for one network, because visitors can type anybody's address. An office sends fewer. */
export const confirmations: Rate = { most: 30, within: 'an hour' };

/** Most warnings about withheld confirmations of one network. */
export const withheldWarnings: Rate = { most: 1, within: 'an hour' };

const withheld = `Confirmations to visitors of one network are withheld: it has sent ${confirmations.most} messages or more within ${confirmations.within}. If it is a proxy, name it in TRUST_PROXY; if it is the shell, give the shell and the backend the same SHELL_SECRET.`;

const tooMany = () =>
  new TooManyRequests('Your network has sent too many messages; please try again in a minute.', 60);

interface MessageServiceOptions {
  readonly store: MessageStore;
  /** Counts new messages of each kind by the sender's network. */
  readonly sending: (kind: NewMessage['kind']) => CountShared;
  /** Counts confirmations by the sender's network, of any kind. */
  readonly confirming: CountShared;
  /** Counts warnings about withheld confirmations. */
  readonly warning: CountShared;
  readonly onQueued: () => void;
}

/** Stores a message and returns its id and reference. @throws TooManyRequests for a new one when its network has sent too many */
export type AcceptMessage = (message: NewMessage, admission: Admission) => Promise<StoredMessage>;

type Accepted = Awaited<ReturnType<MessageStore['store']>>;

/**
 * Accepts messages. A repeat with the same key returns the stored message and does not count, even while the first is being stored; a
 * repeated quote without a key returns it too, but counts. A message beyond the limit of confirmations is stored and sent to the company,
 * without a confirmation.
 */
export function createMessageService({
  store,
  sending,
  confirming,
  warning,
  onQueued,
}: MessageServiceOptions): AcceptMessage {
  const underWay = new Set<{ readonly message: NewMessage; readonly stored: Promise<Accepted> }>();

  /** The stored message that this one repeats. @throws the refusal when there is none */
  const repeated = async (message: NewMessage, refusal: TooManyRequests): Promise<Accepted> => {
    const known = await store.find(message);
    if (known === null) throw refusal;
    return { ...known, isNew: false };
  };

  const storeNew = async (message: NewMessage, { address }: Admission): Promise<Accepted> => {
    const undoSent = await sending(message.kind)(address);
    if (!undoSent) return repeated(message, tooMany());
    const undoConfirming = await confirming(address);
    const stored = store.store(undoConfirming ? message : unconfirmed(message));
    const { isNew } = await stored.catch(() => ({ isNew: false }));
    // A count that cannot be undone is forgotten with its window.
    if (!isNew) await Promise.allSettled([undoSent(), undoConfirming?.()]);
    else {
      onQueued();
      // The warning omits the network: an address is a visitor's. Without it the message is stored all the same.
      if (!undoConfirming && (await warning(address).catch(() => null))) log.warn(withheld);
    }
    return stored;
  };

  const accept = async (message: NewMessage, admission: Admission): Promise<Accepted> => {
    const earlier = [...underWay].find((one) => isRepeat(message, one.message));
    if (earlier) return { ...(await earlier.stored), isNew: false };
    if (admission.tooMany) return repeated(message, admission.tooMany);
    const own = { message, stored: storeNew(message, admission).finally(() => underWay.delete(own)) };
    underWay.add(own);
    return own.stored;
  };

  return async (message, admission) => {
    try {
      const { isNew, ...stored } = await accept(message, admission);
      if (!isNew && message.key !== null) admission.undoCount();
      return stored;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) admission.undoCount();
      throw error;
    }
  };
}

/** Whether a message repeats an earlier one: equal content with the same key, or for quotes where either lacks a key. */
function isRepeat({ kind, digest, key }: NewMessage, earlier: NewMessage): boolean {
  if (kind !== earlier.kind || digest !== earlier.digest) return false;
  return key !== null && earlier.key !== null ? key === earlier.key : kind === 'quote';
}

function unconfirmed(message: NewMessage): NewMessage {
  const emails: NewMessage['emails'] = async (reference) =>
    (await message.emails(reference)).filter(({ isConfirmation }) => !isConfirmation);
  return { ...message, emails };
}
