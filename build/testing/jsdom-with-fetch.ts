import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom's document with Node's fetch family, which the router's actions and loaders need and jsdom lacks. */
export default class JsdomWithFetch extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      AbortController,
      AbortSignal,
    });
    adoptSignalsOfNode(this.global as unknown as typeof globalThis);
  }
}

/** A request takes only Node's signals, and jsdom's listeners only jsdom's. */
function adoptSignalsOfNode(window: typeof globalThis): void {
  for (const holder of [window.EventTarget.prototype, window]) {
    const { addEventListener } = holder;
    holder.addEventListener = function (
      this: EventTarget | undefined,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) {
      const { signal, ...rest } = typeof options === 'object' ? options : { capture: options ?? false };
      if (signal?.aborted) return;
      const target = this ?? window;
      addEventListener.call(target, type, listener, rest);
      signal?.addEventListener('abort', () => target.removeEventListener(type, listener, rest));
    };
  }
}
