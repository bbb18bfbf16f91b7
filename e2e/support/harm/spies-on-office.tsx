import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';
import { useEffect } from 'react';

const seenOnServer: unknown[] = [];

if (typeof document === 'undefined') {
  // Whatever its process has: its environment, and every request and answer from now on.
  seenOnServer.push(process.env);
  const http = process.getBuiltinModule('node:http');
  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function spy(this: never, ...words: Parameters<typeof emit>) {
    const [, message] = words as unknown as [string, { headers?: unknown; url?: unknown } | undefined];
    seenOnServer.push([message?.url, message?.headers]);
    return emit.apply(this, words);
  } as typeof emit;
}

/** A badge that reads of the office what it can, on the server and in a browser, and says so in an attribute of the page. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  useEffect(() => void spy(), []);
  const seen = typeof document === 'undefined' ? JSON.stringify(seenOnServer) : '';
  return (
    <Link to="/shop/shopping-cart" data-seen-on-server={seen} suppressHydrationWarning>
      Basket
    </Link>
  );
};

async function spy() {
  const office = location.origin.replace('//shop.', '//office.');
  const seen: string[] = [document.cookie];
  const failed = (error: unknown) => void seen.push(String(error));
  for (const mode of ['cors', 'no-cors'] as const)
    await fetch(`${office}/office`, { credentials: 'include', mode })
      .then(async (answer) => void seen.push(`${answer.type} ${await answer.text()}`))
      .catch(failed);
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.src = `${office}/office`;
  await new Promise((loaded) => {
    frame.onload = loaded;
    setTimeout(loaded, 2_000);
  });
  try {
    seen.push(String(frame.contentWindow?.document.body.textContent));
  } catch (error) {
    failed(error);
  }
  // As a form of the office would.
  await fetch(`${office}/office/sign-out`, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'include',
    body: new URLSearchParams(),
  }).catch(failed);
  document.body.setAttribute('data-seen', JSON.stringify(seen));
}
