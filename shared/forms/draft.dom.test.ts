import { draftOf } from './draft';

const textDraft = () => draftOf('draft', (value) => (typeof value === 'string' ? value : null));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('a draft lasts for further pages of the tab until it is dropped', () => {
  const draft = textDraft();
  expect(draft.read()).toBeNull();
  draft.keep('typed');
  expect(textDraft().read()).toBe('typed');
  draft.drop();
  expect(draft.read()).toBeNull();
  expect(textDraft().read()).toBeNull();
});

it.each(['', '{', '7', '{"a":1}'])('the stored text %j is no draft', (stored) => {
  sessionStorage.setItem('draft', stored);
  expect(textDraft().read()).toBeNull();
});

it('a draft lasts for the page if the browser stores nothing', () => {
  for (const call of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  }
  const draft = textDraft();
  draft.keep('typed');
  expect(draft.read()).toBe('typed');
  draft.drop();
  expect(draft.read()).toBeNull();
});

it('never throws if access to the storage throws', () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const draft = textDraft();
  draft.keep('typed');
  expect(draft.read()).toBe('typed');
  draft.drop();
});
