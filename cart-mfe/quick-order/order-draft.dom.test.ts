import { orderDraft } from './order-draft';

afterEach(() => orderDraft.drop());

const kept = { text: 'Tape, 3', choices: [['tape', 'wide']] };

test.each([
  [kept, kept],
  ['Tape, 3', { text: 'Tape, 3', choices: [] }],
  [{ ...kept, choices: [['tape', 'wide'], ['tape'], 'x', ['tape', 1], null] }, kept],
  [{ text: 3, choices: [] }, null],
  [{ text: 'Tape, 3' }, null],
  [[], null],
])('of what is stored, %j, is read %j', (stored, draft) => {
  sessionStorage.setItem('quickOrder', JSON.stringify(stored));
  expect(orderDraft.read()).toEqual(draft);
});
