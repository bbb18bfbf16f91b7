import { readFile } from './read-file';

const text = 'SKU\tMenge\nG-1\t12 × ü';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, the small byte first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the large byte first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['what Windows writes', Buffer.from(text, 'latin1')],
])('%s is read', async (_, bytes) => {
  expect(await readFile(new File([new Uint8Array(bytes)], 'list.csv'))).toEqual({ text });
});
