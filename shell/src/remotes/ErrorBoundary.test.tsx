import { render, screen } from '@testing-library/react';
import { CaughtContext } from '../views/caught-context';
import { ErrorBoundary } from './ErrorBoundary';

test('what is thrown stays inside, and is told', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const caught = jest.fn();
  const broken = new Error('broken');
  const Broken = () => {
    throw broken;
  };
  render(
    <CaughtContext value={caught}>
      <ErrorBoundary fallback={() => 'instead'}>
        <Broken />
      </ErrorBoundary>
      <p>the rest</p>
    </CaughtContext>,
  );
  expect(screen.getByText('instead')).toBeTruthy();
  expect(screen.getByText('the rest')).toBeTruthy();
  expect(caught.mock.calls).toEqual([[broken]]);
  log.mockRestore();
});
