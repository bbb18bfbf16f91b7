/** Connection to the storefront's other tabs in this browser. */
export interface Tabs {
  /** Tells the other tabs that a cookie was written. */
  tell(): void;
  /**
   * Calls `changed` when another tab or an answer to a form post wrote, and when this tab becomes visible. Returns its end.
   * @param leaving never called; to be removed with the contract's next major version
   */
  follow(changed: () => void, leaving: () => void): () => void;
  /** Calls `work` at once. Unused; to be removed with the contract's next major version. */
  alone(work: () => void): void;
}

/** Connects tabs by BroadcastChannel and the Cookie Store API where supported, and everywhere by reading again when visible (P38). */
export function connectTabs(): Tabs {
  let channel: BroadcastChannel | undefined;
  return {
    tell: () => channel?.postMessage(null),
    follow(changed) {
      const open = () => {
        if (channel !== undefined || !globalThis.BroadcastChannel) return;
        channel = new BroadcastChannel('storefront-lists');
        channel.onmessage = changed;
      };
      // An open channel can keep the page out of the back/forward cache.
      const close = () => {
        channel?.close();
        channel = undefined;
      };
      const ended = new AbortController();
      const { signal } = ended;
      addEventListener('pagehide', close, { signal });
      addEventListener('pageshow', open, { signal });
      addEventListener('pageshow', changed, { signal });
      addEventListener('focus', changed, { signal });
      document.addEventListener('visibilitychange', changed, { signal });
      globalThis.cookieStore?.addEventListener('change', changed, { signal });
      open();
      return () => {
        ended.abort();
        close();
      };
    },
    alone: (work) => work(),
  };
}
