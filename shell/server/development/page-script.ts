import { inlineData } from '@storefront/shared/ui/inline-data';

/** JavaScript that reloads a page on `changed`, shows `problems` over it, and posts its errors; `changes` is their address. */
export function pageScript(changes: string): string {
  return `;(${followChanges})(${inlineData(changes)})`;
}

/** Runs in the browser: it may use nothing from outside. Its shadow tree stands beside React's body, apart from its styles. */
function followChanges(changes: string) {
  let panel: HTMLElement | null = null;
  const close = () => {
    panel?.remove();
    panel = null;
  };
  const show = (problems: readonly string[]) => {
    close();
    if (problems.length === 0) return;
    panel = document.createElement('build-problems');
    const style = new CSSStyleSheet();
    style.replaceSync(`
      [role=alert] {
        position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; max-height: 60vh; overflow: auto;
        padding: 1rem; color: #fff; background: #2a0d0b; border-top: 4px solid #ff9a92; font: 1rem/1.5 system-ui, sans-serif;
      }
      strong { display: inline-block; padding-block: 0.625rem; }
      pre { margin: 0.5rem 0 0; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
      button { float: right; min-height: 2.75rem; padding: 0 1rem; color: inherit; background: none; border: 1px solid; font: inherit; }
      :focus-visible { outline: 3px solid #ffd9d5; outline-offset: 2px; }`);
    const tree = panel.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [style];
    const add = (parent: Element, name: string, text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    // Focusable, since a panel longer than the screen is scrolled by key.
    alert.tabIndex = 0;
    add(alert, 'button', 'Close').addEventListener('click', close);
    add(
      alert,
      'strong',
      problems.length === 1 ? 'A problem in the code' : `${problems.length} problems in the code`,
    );
    for (const problem of problems) add(alert, 'pre', problem);
    tree.append(alert);
    document.documentElement.append(panel);
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !panel) return;
      // Escape must not close what is open behind the panel.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    },
    true,
  );
  const tell = (thrown: unknown) => {
    const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
    // Without a server the report is dropped, and the page learns of the next server.
    fetch(changes, { method: 'POST', body: JSON.stringify({ message, stack: stack ?? '' }) }).catch(() => {});
  };
  addEventListener('error', ({ error }) => {
    // An event without an error is not from a script of ours.
    if (error) tell(error);
  });
  addEventListener('unhandledrejection', (event) => {
    // Other listeners may still prevent the default.
    setTimeout(() => event.defaultPrevented || tell(event.reason));
  });
  // React reports errors that a boundary catches to the console only.
  const consoleError = console.error;
  console.error = (...logged: unknown[]) => {
    consoleError.apply(console, logged);
    const thrown = logged.find((one) => one instanceof Error);
    if (thrown) tell(thrown);
  };
  const events = new EventSource(changes);
  events.addEventListener('changed', () => location.reload());
  events.addEventListener('problems', ({ data }) => show(JSON.parse(data)));
}
