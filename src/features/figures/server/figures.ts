import { addMonths, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import { countNewOwners } from '#features/accounts/server/index.ts';
import { leadTimes } from '#features/physical-cards/server/index.ts';
import {
  customersOfMonths,
  type MonthMoves,
  movesByMonth,
  trialConversion,
} from '#features/subscriptions/server/index.ts';
import { answerTimes } from '#features/support/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createTimedCache } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Figures, MonthRow } from '../contract.ts';
import { monthCount, shareOf } from '../domain.ts';
import { revenueByProduct } from './revenue-queries.ts';

interface Period {
  /** `2026-11`; the current one last. */
  readonly months: readonly string[];
  readonly from: Date;
  readonly to: Date;
  /** The end of each month; now in the current one. */
  readonly ends: readonly Date[];
}

export function periodUpTo(now: Date): Period {
  const current = startOfDay(`${dateInIsrael(now).slice(0, 7)}-01`);
  const starts = Array.from({ length: monthCount }, (_, index) => addMonths(current, index + 1 - monthCount));
  const to = new Date(now.getTime() + 1);
  return {
    months: starts.map((at) => dateInIsrael(at).slice(0, 7)),
    from: starts[0] ?? current,
    to,
    ends: [...starts.slice(1), to],
  };
}

const none: Omit<MonthMoves, 'month'> = {
  came: 0,
  returned: 0,
  upgraded: 0,
  reduced: 0,
  left: 0,
  cameWorth: 0,
  returnedWorth: 0,
  upgradedWorth: 0,
  reducedWorth: 0,
  leftWorth: 0,
};

/** What came and what left, summed up since the first customer. */
export function subscriptionsBy(months: readonly string[], moves: readonly MonthMoves[]): MonthRow<'subscriptions'>[] {
  const byMonth = new Map(moves.map((one) => [one.month, one]));
  const all = [...new Set([...moves.map(({ month }) => month), ...months])].sort();
  let [worth, customers] = [0, 0];
  const rows = all.map((month) => {
    const moved = byMonth.get(month) ?? { ...none, month };
    const before = customers;
    customers += moved.came + moved.returned - moved.left;
    worth += moved.cameWorth + moved.returnedWorth + moved.upgradedWorth - moved.reducedWorth - moved.leftWorth;
    return { ...moved, worth, customers, churn: shareOf(moved.left, before) };
  });
  return rows.filter(({ month }) => months.includes(month));
}

async function readConversion(db: Db, { months, from, to, ends }: Period): Promise<MonthRow<'conversion'>[]> {
  const last = ends.at(-1) ?? to;
  const [registered, trials] = await Promise.all([
    countNewOwners(db, dateInIsrael(from), dateInIsrael(last)),
    trialConversion(db, from, to),
  ]);
  return months.map((month) => {
    const { trials: ended = 0, paid = 0 } = trials.find((one) => one.month === month) ?? {};
    const days = [...registered].filter(([day]) => day.startsWith(month));
    return {
      month,
      registered: days.reduce((sum, [, count]) => sum + count, 0),
      ended,
      paid,
      share: shareOf(paid, ended),
    };
  });
}

function cohortsOf(
  { months, ends }: Period,
  moves: readonly MonthMoves[],
  counts: Awaited<ReturnType<typeof customersOfMonths>>,
): Figures['cohorts'] {
  return months.flatMap((month, index) => {
    const customers = moves.find((one) => one.month === month)?.came ?? 0;
    if (customers === 0) return [];
    const kept = ends
      .slice(index)
      .map((_, later) => counts.find((one) => one.month === month && one.end === index + later)?.customers ?? 0);
    return [{ month, customers, kept: kept.map((count) => count / customers) }];
  });
}

/** Every month has a row, also without anything to count. */
const everyMonth = <Row extends { readonly month: string }>(
  months: readonly string[],
  rows: readonly Row[],
  empty: Omit<Row, 'month'>,
): Row[] => months.map((month) => rows.find((row) => row.month === month) ?? ({ month, ...empty } as Row));

const noOrders = { paid: 0, sent: 0, toSend: null, toSendSlow: null, delivered: 0, late: 0 };
const noAnswers = { asked: 0, answered: 0, typical: null, slow: null };

async function readFigures({ db, clock }: Services): Promise<Figures> {
  const now = clock.now();
  const period = periodUpTo(now);
  const { months, from, to } = period;
  const [moves, counts, conversion, orders, support, products] = await Promise.all([
    movesByMonth(db),
    customersOfMonths(db, period.ends),
    readConversion(db, period),
    leadTimes(db, from, to, now),
    answerTimes(db, from, to),
    revenueByProduct(db, from, to),
  ]);
  return {
    madeAt: now.toISOString(),
    subscriptions: subscriptionsBy(months, moves),
    conversion,
    orders: everyMonth(months, orders, noOrders),
    support: everyMonth(months, support, noAnswers),
    cohorts: cohortsOf(period, moves, counts),
    products,
  };
}

/** They are read for a meeting, not to watch, and each reads a year. */
const cache = createTimedCache<Figures>(5 * 60_000);

export const getFigures = (services: Services): Promise<Figures> =>
  cache.get(services, 'figures', () => readFigures(services));
