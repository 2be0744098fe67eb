import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToasts, dismissToast, subscribeToToasts, toast, toastRemovalMs, visibleToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

test('a new toast replaces the previous one', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(visibleToasts().map(({ title }) => title)).toEqual(['second']);
});

test('a dismissed toast closes immediately and is removed 1,000,000 ms later', () => {
  const { dismiss } = toast({ title: 'one' });
  dismiss();
  expect(visibleToasts()).toMatchObject([{ title: 'one', open: false }]);
  expect(toastRemovalMs).toBe(1_000_000);
  vi.advanceTimersByTime(999_999);
  expect(visibleToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(visibleToasts()).toEqual([]);
});

test('dismissing without an id closes the visible toast, and repeating it changes nothing', () => {
  toast({ title: 'one' });
  dismissToast();
  const closed = visibleToasts();
  dismissToast();
  expect(visibleToasts()).toBe(closed);
});

test('a late dismissal of a replaced toast does not affect the new one', () => {
  const first = toast({ title: 'first' });
  toast({ title: 'second' });
  first.dismiss();
  expect(visibleToasts()).toMatchObject([{ title: 'second', open: true }]);
});

test('an update reopens the toast and cancels its removal', () => {
  const { dismiss, update } = toast({ title: 'one' });
  dismiss();
  update({ title: 'two' });
  vi.advanceTimersByTime(toastRemovalMs);
  expect(visibleToasts()).toMatchObject([{ title: 'two', open: true }]);
});

test('listeners are called on each change until they unsubscribe', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  toast({ title: 'one' });
  dismissToast();
  unsubscribe();
  toast({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
