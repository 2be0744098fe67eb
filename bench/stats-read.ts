/** Measures how long one profile's statistics over thirty days take with ten million and with ten thousand events. */
import type { getStats } from '../src/features/stats/server/read.ts';
import { systemClock } from '../src/server-kit/clock/clock.ts';
import { importBuilt } from './support/built-module.ts';
import { countedDatabase } from './support/counted-database.ts';
import { openFewAndMany, reportGrowth } from './support/few-and-many.ts';

/** A busy profile has 100,000 events a year; the large database has a hundred such profiles. */
const sizes = {
  few: { profiles: 10, events: 10_000, ownEvents: 5_000, days: 30 },
  many: { profiles: 100, events: 10_000_000, ownEvents: 100_000, days: 365 },
};

const { few, many, remove } = await openFewAndMany(sizes, countedDatabase);
const clock = systemClock();
const read = await importBuilt<{ getStats: typeof getStats }>('src/features/stats/server/read.ts');
await reportGrowth({
  what: 'Statistics of one profile over thirty days, ten million events stored against ten thousand',
  few,
  many,
  work: async ({ db }) => {
    const { totals, days } = await read.getStats({ db, clock, user: { id: 1 } }, 1, {}, 'he');
    if (totals.views === 0 || days.length !== 30) throw new Error('There is nothing to see');
  },
  warmUp: 30,
  runs: 200,
  max: 3,
});
await remove();
