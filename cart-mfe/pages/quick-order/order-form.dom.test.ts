import { choicesDraft, orderDraft } from './order-form';

afterEach(() => {
  orderDraft.drop();
  choicesDraft.drop();
});

test.each([
  ['Tape, 3', 'Tape, 3'],
  [{ text: 'Tape, 3', choices: [] }, null],
  [3, null],
])('the list stored as %j reads as %j', (stored, list) => {
  sessionStorage.setItem('quickOrder', JSON.stringify(stored));
  expect(orderDraft.read()).toEqual(list);
});

const kept = { text: 'Tape, 3', choices: [['tape', 'wide']] };

test.each([
  [kept, kept],
  [{ ...kept, choices: [['tape', 'wide'], ['tape'], 'x', ['tape', 1], null] }, kept],
  ['Tape, 3', null],
  [{ text: 3, choices: [] }, null],
  [{ text: 'Tape, 3' }, null],
  [[], null],
])('the choices stored as %j read as %j', (stored, choices) => {
  sessionStorage.setItem('quickOrderChoices', JSON.stringify(stored));
  expect(choicesDraft.read()).toEqual(choices);
});
