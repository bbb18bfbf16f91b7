import { emailAddress } from './email-address';

test.each([
  [' ann@clinic.example ', 'ann@clinic.example'],
  ['mailto:ann@clinic.example', 'ann@clinic.example'],
  ['MailTo: ann@clinic.example?subject=Quote&body=a\nb', 'ann@clinic.example'],
  ['mailto:ann@clinic.example ?cc=bob@clinic.example', 'ann@clinic.example'],
  ['mailto:ann@clinic.example,bob@clinic.example', 'ann@clinic.example,bob@clinic.example'],
  ['ann?@clinic.example', 'ann?@clinic.example'],
  ['\u200bann@clinic\u00ad.example\ufeff', 'ann@clinic.example'],
  ['\u202aann@clinic.example\u202c', 'ann@clinic.example'],
  ['ａｎｎ＠ｃｌｉｎｉｃ．ｅｘａｍｐｌｅ', 'ann@clinic.example'],
  ['ann@harbour\u2011clinic.example', 'ann@harbour-clinic.example'],
  ['Ann.Lee@Bücher.example', 'Ann.Lee@Bücher.example'],
  ['mailto:', 'mailto:'],
  ['nope', 'nope'],
  ['a b@c.example', 'a b@c.example'],
  ['ann@clinic.example\r\nbob@clinic.example', 'ann@clinic.example \nbob@clinic.example'],
  ['\u200b', ''],
])('%j is meant as %j', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});
