import { emailAddress } from './email-address';

test.each([
  [' ann@clinic.example ', 'ann@clinic.example'],
  ['mailto:ann@clinic.example', 'ann@clinic.example'],
  ['MailTo: ann@clinic.example?subject=Quote&body=a\nb', 'ann@clinic.example'],
  ['mailto:ann@clinic.example ?cc=bob@clinic.example', 'ann@clinic.example'],
  ['mailto:ann@clinic.example,bob@clinic.example', 'ann@clinic.example,bob@clinic.example'],
  ['ann?@clinic.example', 'ann?@clinic.example'],
  ['\u200bann@clinic\u00ad.example\ufeff', 'ann@clinic.example'],
  ['Ann.Lee@Bücher.example', 'Ann.Lee@Bücher.example'],
  ['mailto:', 'mailto:'],
  ['ann@clinic.example\r\nbob@clinic.example', 'ann@clinic.example \nbob@clinic.example'],
])('%j is read as %j', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});
