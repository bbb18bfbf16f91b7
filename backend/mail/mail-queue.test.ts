import { mailboxOf } from './mail-queue';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.Lovelace@example.com', 'adalovelace@example.com'],
  ['ada+shop+2@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['A.D.A+x@mail.example.com', 'ada@mail.example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
