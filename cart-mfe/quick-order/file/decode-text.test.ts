import { decodeText } from './decode-text';

const text = 'SKU\tMenge\nG-1\t12 × ü';
const utf16 = (bytes: Buffer) => new Uint8Array(bytes);

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, the small byte first', utf16(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16, the large byte first', utf16(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())],
  ['what Windows writes', Buffer.from(text, 'latin1')],
])('%s is read', (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});

test('what is no text is nothing', () => {
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]))).toBeNull();
});
