import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale.tsx';
import { PlainToaster } from './plain-toaster.tsx';
import { clearToasts, toast, toastDurationMs } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <LocaleProvider locale="en">
      <PlainToaster />
    </LocaleProvider>,
  );
});
afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows title and description until the duration is over', () => {
  act(() => void toast({ title: 'Not saved', description: 'You are offline' }));
  expect(screen.getByRole('status').textContent).toBe('Not savedYou are offlineClose');
  act(() => vi.advanceTimersByTime(toastDurationMs - 1));
  expect(screen.getByText('Not saved')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('runs the action once and closes; the close button does not run it', () => {
  const onClick = vi.fn();
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onClick } }));
  click('Undo');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
  act(() => void toast({ title: 'Deleted again', action: { label: 'Undo', onClick } }));
  click('Close');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted again')).toBeNull();
});
