import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './OfflineNotice';

test('the notice appears when the network is lost, and disappears when it is back', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  const notice = screen.getByRole('status');
  expect(notice.textContent).toBe('');
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(notice.textContent).toContain('You are offline.');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(notice.textContent).toBe('');
});
