import type { Clock } from '#base/time/clock.ts';

/** The machine's time plus a fixed offset. The only place that reads the current time. */
export const systemClock = (offsetMilliseconds = 0): Clock => ({
  now: () => new Date(Date.now() + offsetMilliseconds),
});
