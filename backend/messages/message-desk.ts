import type { CountRequest } from '../request/rate-limit';
import type { MessageStore, NewMessage, StoredMessage } from './message-store';

/** What the desk works with. */
interface DeskOptions {
  readonly store: MessageStore;
  /** How often an address may send a message of each kind. */
  readonly limits: Readonly<Record<NewMessage['kind'], CountRequest>>;
  /** Called when e-mails were queued. */
  readonly onQueued: () => void;
}

/**
 * Takes messages in and gives what they are called by once they are stored. One that is sent again with its key is the same message, and
 * does not count against its sender; so is one that arrives while its like is still being stored.
 */
export function messageDesk({ store, limits, onQueued }: DeskOptions) {
  const underWay = new Map<string, Promise<StoredMessage>>();

  const takeIn = async (message: NewMessage, address: string): Promise<StoredMessage> => {
    let takeBack: () => void;
    try {
      takeBack = limits[message.kind](address);
    } catch (tooMany) {
      const known = message.key === null ? null : await store.find(message);
      if (known === null) throw tooMany;
      return known;
    }
    const { isNew, ...stored } = await store.store(message).catch((error: unknown) => {
      takeBack();
      throw error;
    });
    if (isNew) onQueued();
    else if (message.key !== null) takeBack();
    return stored;
  };

  return (message: NewMessage, address: string): Promise<StoredMessage> => {
    if (message.key === null) return takeIn(message, address);
    const sameness = `${message.kind} ${message.digest} ${message.key}`;
    const earlier = underWay.get(sameness);
    if (earlier) return earlier;
    const taken = takeIn(message, address).finally(() => underWay.delete(sameness));
    underWay.set(sameness, taken);
    return taken;
  };
}
