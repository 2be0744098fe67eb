import type { Clock } from '#base/time/clock.ts';

/** The machine's time, moved by a fixed offset. The only place that asks what time it is. */
export const systemClock = (offsetMilliseconds = 0): Clock => ({
  now: () => new Date(Date.now() + offsetMilliseconds),
});
