import { whenOnScreen } from './when-on-screen';

it('is on the screen where the browser cannot tell', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const onChange = jest.fn();
  whenOnScreen(document.body, 0, onChange)();
  expect(onChange.mock.calls).toEqual([[true]]);
});
