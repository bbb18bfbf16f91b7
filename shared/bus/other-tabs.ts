/** Link to the other tabs of this browser that show the storefront. */
export interface Tabs {
  /** Lets the other tabs know that a cookie was written. */
  tell(): void;
  /**
   * Calls back when another tab or an answer to a form post wrote, and when this tab comes back to view. The result ends that.
   * @param leaving is not called any more; it goes with the next major version of the contract
   */
  follow(changed: () => void, leaving: () => void): () => void;
  /** Does something at once; nobody needs it any more, and it goes with the next major version of the contract. */
  alone(work: () => void): void;
}

/** Connects by a BroadcastChannel and the Cookie Store API where there are any; coming back to view works everywhere (P38). */
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
      // An open channel can keep the page out of the browser's back/forward cache.
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
