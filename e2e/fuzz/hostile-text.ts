import fc from 'fast-check';

/** Markup that would run a script if it came back as it is; each calls `fuzz`, which the pages of the tests watch. */
export const scripts = [
  '<script>fuzz()</script>',
  '</script><script>fuzz()</script>',
  '"><img src=x onerror=fuzz()>',
  "'><svg onload=fuzz()>",
  '</title><script>fuzz()</script>',
  '<!--<script>fuzz()//',
  '" autofocus onfocus=fuzz() x="',
  'javascript:fuzz()',
  'data:text/html,<script>fuzz()</script>',
  '\u2028fuzz()\u2029',
  '{{fuzz()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a careless template would fill in
  '${fuzz()}',
] as const;

/** Texts that must never be in a document unescaped. */
export const markup = scripts.filter((script) => script.includes('<'));

const curious = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..\\..\\',
  '//evil.example/',
  'https://evil.example/',
  '\u0000',
  '\uFEFF',
  '\u202Egnp',
  '🩹'.repeat(40),
  'e\u0301'.repeat(200),
  "' or 1=1 --",
  '%',
  '%00',
  '%zz',
  '%2e%2e%2f',
  '%ED%A0%80',
  '=?utf-8?Q?=0D=0ABcc:_evil@evil.example?=',
  '[]',
  '{}',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"__proto__":{"polluted":1}}',
  '9007199254740993',
  'a'.repeat(5_000),
  'gauze & "swabs" <b>',
] as const;

/** Text that breaks careless code. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...curious),
  fc.constantFrom(...scripts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
);

/** The same for a line of a request: without line breaks, which would end it. */
export const hostileLine: fc.Arbitrary<string> = hostileText.map((text) => text.replaceAll(/[\r\n]/g, ' '));
