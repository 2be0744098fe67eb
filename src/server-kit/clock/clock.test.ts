import { afterEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the clock is the system clock plus the offset, and advances', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const clock = systemClock(86_400_000);
  expect([systemClock().now(), clock.now()]).toEqual([
    new Date('2026-01-01T00:00:00Z'),
    new Date('2026-01-02T00:00:00Z'),
  ]);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toEqual(new Date('2026-01-02T00:00:01Z'));
});
