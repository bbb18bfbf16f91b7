import { WebSocket } from 'undici';

// biome-ignore lint/suspicious/noExplicitAny: each command has results of its own, and each event parameters
type Json = any;

/** A session of WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
interface BidiConnection {
  /** @throws Error with the browser's words when it refuses the command, or is gone */
  call(method: string, params: object): Promise<Json>;
  close(): void;
}

/** Connects to a browser; `onEvent` gets the parameters of the events that a session subscribes to. */
export async function connectBidi(address: string, onEvent: (params: Json) => void): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', ({ error }) => reject(error));
  });
  const waiting = new Map<number, (answer: Json) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'event') onEvent(message.params);
    else waiting.get(message.id)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser is gone' });
  });
  let calls = 0;
  return {
    async call(method, params) {
      calls += 1;
      const id = calls;
      const answer = new Promise<Json>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, message, result } = await answer;
      waiting.delete(id);
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}
