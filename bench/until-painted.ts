/** The change of a page to wait for. */
export interface PageChange {
  /** Name of the DOM event that starts it. */
  readonly event: string;
  /** Selector of the element whose text it changes; it may not exist before. */
  readonly selector: string;
}

/** Milliseconds from the next such event to the frame that shows the change; rejects after thirty seconds. Runs in the page. */
export function untilPainted({ event, selector }: PageChange): Promise<number> {
  return new Promise((resolve, reject) => {
    const before = document.querySelector(selector)?.textContent;
    let started = 0;
    addEventListener(event, ({ timeStamp }) => (started = timeStamp), { capture: true, once: true });
    const late = setTimeout(() => reject(new Error(`Nothing changed in ${selector}.`)), 30_000);
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)?.textContent === before) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        // A message posted before a frame is painted arrives right after it was.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}
