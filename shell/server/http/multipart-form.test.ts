import { multipartForm, TooManyParts } from './multipart-form';

const boundary = 'the-boundary';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

async function read(body: string, contentType = type) {
  const form = await multipartForm(Buffer.from(body), contentType);
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, await value.text()],
    ),
  );
}

test('reads fields and files', async () => {
  const body =
    part('; name="lines"', 'G-1\t2\r\nÄ') +
    part('; name="file"; filename="Bestellung ä.csv"\r\nContent-Type: text/csv', 'G-2,1') +
    part('; name="file"; filename=""\r\nContent-Type: application/octet-stream', '') +
    end;
  expect(await read(body)).toEqual([
    ['lines', 'G-1\t2\r\nÄ'],
    ['file', 'Bestellung ä.csv', 'G-2,1'],
    ['file', '', ''],
  ]);
});

test.each([
  ['a name that objects have', part('; name="__proto__"', 'x') + end, [['__proto__', 'x']]],
  ['a file without a name is a field', part('; name="file"', 'G-1') + end, [['file', 'G-1']]],
])('reads %s', async (_, body, parts) => {
  expect(await read(body)).toEqual(parts);
});

test('reads a boundary of 70 characters', async () => {
  const long = 'x'.repeat(70);
  const body = (part('; name="a"', 'b') + end).replaceAll(boundary, long);
  expect(await read(body, `multipart/form-data; boundary=${long}`)).toEqual([['a', 'b']]);
});

test.each([
  ['nothing', ''],
  ['a part without an end', part('; name="lines"', 'x'.repeat(100_000))],
  ['a part without a name', part('', 'x') + end],
  ['endless headers', `--${boundary}\r\n${'X-A: b\r\n'.repeat(40_000)}\r\nx\r\n${end}`],
  ['headers without an end', `--${boundary}\r\n${'X-A: b\r\n'.repeat(10_000)}`],
  ['another boundary', part('; name="a"', '') + end, 'multipart/form-data; boundary=another'],
  ['no boundary', part('; name="a"', '') + end, 'multipart/form-data'],
  ['a boundary beyond all measure', part('; name="a"', '') + end, `${type}${'x'.repeat(10_000)}`],
  ['an empty boundary', part('; name="a"', '') + end, 'multipart/form-data; boundary=""'],
  [
    'a boundary with a backslash',
    part('; name="a"', '') + end,
    `multipart/form-data; boundary="the\\-boundary"`,
  ],
  [
    'parts between which another parameter has a boundary',
    part('; name="a"', '') + end,
    `multipart/form-data; x="; boundary=zzz;"; boundary=${boundary}`,
  ],
  [
    'a boundary within another parameter',
    part('; name="a"', '') + end,
    `multipart/form-data; x="; boundary=z"; boundary=${boundary}`,
  ],
  [
    'a boundary of 71 characters',
    (part('; name="a"', '') + end).replaceAll(boundary, 'x'.repeat(71)),
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ],
])('refuses %s', async (_, body, contentType = type) => {
  await expect(read(body, contentType)).rejects.toThrow();
});

test('stops parsing a body with too many parts', async () => {
  const few = part('; name="a"', '').repeat(1_100);
  await expect(read(few.padEnd(4_000_000, 'x'))).rejects.toBeInstanceOf(TooManyParts);
  await expect(read(few + part('', 'x'))).rejects.toBeInstanceOf(TooManyParts);
});
