import { section } from '../section';
import { table } from '../table';

/** Sizes of what is posted, in thousands of characters. */
const sizes = [40, 160, 320];

const heading = 'sku,qty\n';

/** Posts lists of nothing but headings to the quick order, and prints how long each answer takes: as long for a long list as for a short one. */
export async function hostileLists(shop: string): Promise<void> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const lines = `${heading.repeat((size * 1_000) / heading.length)}x`;
    const begun = performance.now();
    const answer = await fetch(`${shop}/shop/quick-order`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'check', lines }),
    });
    await answer.text();
    rows.push([`${size} KB`, String(answer.status), (performance.now() - begun).toFixed(0)]);
  }
  section('Lists of headings alone, posted to the quick order', table(['list', 'status', 'ms'], rows));
}
