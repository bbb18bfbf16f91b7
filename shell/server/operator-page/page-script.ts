/** How often the page asks for what is new, and how long it waits for it, in milliseconds. */
const interval = 2_000;
const timeout = 5_000;

/** JavaScript for the end of the page, which keeps it as new as the shop. */
export const pageScript = `;(${keepNew})(${interval},${timeout})`;

/**
 * Runs in the browser as it is written here: it may use nothing from outside. What has not changed stays as it is, with its focus,
 * its scroll and what is unfolded.
 */
function keepNew(interval: number, timeout: number) {
  const status = document.getElementById('status');
  const button = document.getElementById('pause');
  let isPaused = false;
  let timer = 0;
  let request: XMLHttpRequest | null = null;

  const say = (text: string) => {
    // Said again it would be read out again.
    if (status && status.textContent !== text) status.textContent = text;
  };

  const keyOf = (node: Node | null) => (node instanceof Element && node.id) || node?.nodeName;

  const renew = (old: Node, fresh: Node) => {
    if (old.nodeType !== Node.ELEMENT_NODE) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
      return;
    }
    renewAttributes(old as Element, fresh as Element);
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      let same = next;
      while (same && keyOf(same) !== keyOf(child)) same = same.nextSibling;
      if (!same) {
        old.insertBefore(child, next);
        continue;
      }
      while (next && next !== same) next = removed(next);
      renew(same, child);
      next = same.nextSibling;
    }
    while (next) next = removed(next);
  };

  const removed = (node: ChildNode) => {
    const { nextSibling } = node;
    node.remove();
    return nextSibling;
  };

  const renewAttributes = (old: Element, fresh: Element) => {
    // Whoever reads the page has unfolded it.
    for (const { name } of [...old.attributes])
      if (!fresh.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
    for (const { name, value } of [...fresh.attributes])
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  };

  // Parsed by the browser as it comes, and with nothing in it run.
  const ask = () => {
    const asked = new XMLHttpRequest();
    request = asked;
    asked.open('GET', location.href);
    asked.responseType = 'document';
    asked.timeout = timeout;
    asked.onloadend = () => {
      if (isPaused) return;
      const [shown, fresh] = [document, asked.response as Document | null].map((one) =>
        one?.getElementById('shop'),
      );
      if (asked.status === 200 && shown && fresh) {
        renew(shown, fresh);
        say('Live: what is shown is renewed every two seconds.');
      } else if (asked.status === 401) {
        say('The shell no longer takes the token. Load this page again.');
        return;
      } else say('The shell cannot be reached. What is shown is what was last known; it is asked again.');
      timer = window.setTimeout(next, interval);
    };
    asked.send();
  };

  const next = () => {
    if (document.hidden) timer = window.setTimeout(next, interval);
    else ask();
  };

  button?.removeAttribute('hidden');
  button?.addEventListener('click', () => {
    isPaused = !isPaused;
    clearTimeout(timer);
    request?.abort();
    button.textContent = isPaused ? 'Resume' : 'Pause';
    say(
      isPaused
        ? 'Paused: what is shown is not renewed.'
        : 'Live: what is shown is renewed every two seconds.',
    );
    if (!isPaused) ask();
  });
  say('Live: what is shown is renewed every two seconds.');
  timer = window.setTimeout(next, interval);
}
