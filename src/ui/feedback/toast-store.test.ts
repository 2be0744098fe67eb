import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToasts, dismissToast, subscribeToToasts, toast, toastRemovalMs, visibleToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

test('a new message takes the place of the one before', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(visibleToasts().map(({ title }) => title)).toEqual(['second']);
});

test('a dismissed message closes at once and is removed 1,000,000 ms later', () => {
  const { dismiss } = toast({ title: 'one' });
  dismiss();
  expect(visibleToasts()).toMatchObject([{ title: 'one', open: false }]);
  expect(toastRemovalMs).toBe(1_000_000);
  vi.advanceTimersByTime(999_999);
  expect(visibleToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visibleToasts()).toEqual([]);
});

test('dismissing without an id closes whatever is shown, and a second time changes nothing', () => {
  toast({ title: 'one' });
  dismissToast();
  const closed = visibleToasts();
  dismissToast();
  expect(visibleToasts()).toBe(closed);
});

test('a late dismissal of a replaced message leaves the new one alone', () => {
  const first = toast({ title: 'first' });
  toast({ title: 'second' });
  first.dismiss();
  expect(visibleToasts()).toMatchObject([{ title: 'second', open: true }]);
});

test('an update opens the message again and cancels its removal', () => {
  const { dismiss, update } = toast({ title: 'one' });
  dismiss();
  update({ title: 'two' });
  vi.advanceTimersByTime(toastRemovalMs);
  expect(visibleToasts()).toMatchObject([{ title: 'two', open: true }]);
});

test('listeners hear of each change until they leave', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  toast({ title: 'one' });
  dismissToast();
  unsubscribe();
  toast({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
