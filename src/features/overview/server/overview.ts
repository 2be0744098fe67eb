import { addDays, addMonths, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import { countNewOwners, countSuspendedOwners } from '#features/accounts/server/index.ts';
import { countLowStock } from '#features/card-stock/server/index.ts';
import { countNewMembers } from '#features/communities/server/index.ts';
import { countOpenErrors } from '#features/error-reports/server/index.ts';
import { countFailedJobs } from '#features/jobs/server/index.ts';
import { failedDeliveryHours } from '#features/leads/domain.ts';
import { countFailedDeliveries } from '#features/leads/server/index.ts';
import { failedDays } from '#features/mails/domain.ts';
import { countFailedMails } from '#features/mails/server/index.ts';
import { countOpenCases } from '#features/moderation/server/index.ts';
import { revenueByMonth } from '#features/payments/server/index.ts';
import { countByState, countLate } from '#features/physical-cards/server/index.ts';
import { orderStates } from '#features/physical-cards/transitions.ts';
import { countPublished, listProfileSummaries, type ProfileSummary } from '#features/profiles/server/index.ts';
import { hasPlaceholderIssuer } from '#features/settings/server/index.ts';
import { allByDay, listEvents } from '#features/stats/server/index.ts';
import { countPastDue, trialConversion } from '#features/subscriptions/server/index.ts';
import { countOpenConversations, countWaitingConversations } from '#features/support/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { createTimedCache } from '#server-kit/heavy-work/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminEvent, EventsFilter, Overview, OverviewRange } from '../contract.ts';

type Period = ReturnType<typeof periodOf>;

/**
 * A number of days up to today and as many before them; dates in Israel, both inclusive, and the instants at which they
 * begin and end.
 */
export function periodOf(range: OverviewRange, now: Date) {
  const to = dateInIsrael(now);
  const from = addDays(to, 1 - range);
  const beforeFrom = addDays(from, -range);
  return {
    from,
    to,
    beforeFrom,
    starts: startOfDay(from),
    ends: startOfDay(addDays(to, 1)),
    beforeStarts: startOfDay(beforeFrom),
  };
}

const monthCount = 12;

/** The last twelve months as `2026-11`, the current one last, and the start of the first. */
export function monthsUpTo(now: Date): { readonly names: readonly string[]; readonly starts: Date } {
  const first = startOfDay(`${dateInIsrael(now).slice(0, 7)}-01`);
  const starts = Array.from({ length: monthCount }, (_, index) => addMonths(first, index + 1 - monthCount));
  return { names: starts.map((at) => dateInIsrael(at).slice(0, 7)), starts: starts[0] ?? first };
}

/** Reads all figures in parallel, each from an index or from daily totals. */
export async function readOverview(services: Services, range: OverviewRange): Promise<Overview> {
  const { db, clock } = services;
  const now = clock.now();
  const period = periodOf(range, now);
  const [traffic, money, trials, state] = await Promise.all([
    readTraffic(db, period, now),
    readMoney(db, period, now),
    readTrials(db, period),
    readState(services),
  ]);
  const { from, to } = period;
  return { range, from, to, madeAt: now.toISOString(), ...traffic, ...money, trials, ...state };
}

const sumOf = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

async function readTraffic(db: Db, { beforeFrom, from, to }: Period, now: Date) {
  const [owners, traffic] = await Promise.all([countNewOwners(db, beforeFrom, to), allByDay(db, beforeFrom, to, now)]);
  const all = traffic.map((one) => ({ ...one, owners: owners.get(one.day) ?? 0 }));
  const days = all.filter(({ day }) => day >= from);
  const before = all.filter(({ day }) => day < from);
  const compared = (name: 'owners' | 'views' | 'taps') => ({
    now: sumOf(days, (one) => one[name]),
    before: sumOf(before, (one) => one[name]),
  });
  return { owners: compared('owners'), views: compared('views'), taps: compared('taps'), days };
}

async function readMoney(db: Db, { beforeStarts, starts, ends }: Period, now: Date) {
  const { names, starts: firstMonth } = monthsUpTo(now);
  const [current, former, byMonth] = await Promise.all([
    revenueByMonth(db, starts, ends),
    revenueByMonth(db, beforeStarts, starts),
    revenueByMonth(db, firstMonth, ends),
  ]);
  const known = new Map(byMonth.map((one) => [one.month, one]));
  const netOf = (one: { paid: number; refunded: number }) => one.paid - one.refunded;
  return {
    revenue: { now: sumOf(current, netOf), before: sumOf(former, netOf) },
    months: names.map((month) => known.get(month) ?? { month, paid: 0, refunded: 0, payments: 0 }),
  };
}

async function readTrials(db: Db, { beforeStarts, starts, ends }: Period): Promise<Overview['trials']> {
  const [current, former] = await Promise.all([
    trialConversion(db, starts, ends),
    trialConversion(db, beforeStarts, starts),
  ]);
  return {
    ended: sumOf(current, ({ trials }) => trials),
    paid: sumOf(current, ({ paid }) => paid),
    endedBefore: sumOf(former, ({ trials }) => trials),
    paidBefore: sumOf(former, ({ paid }) => paid),
  };
}

/** Current state, independent of the period. */
async function readState({ db, clock, migrations }: Services) {
  const [states, byState, hasInventedIssuer, ...counted] = await Promise.all([
    migrations.states(),
    countByState(db),
    hasPlaceholderIssuer(db),
    countPublished(db),
    countSuspendedOwners(db),
    countOpenConversations(db),
    countWaitingConversations(db),
    countOpenErrors(db),
    countLate(db, clock.now()),
    countPastDue(db),
    countOpenCases(db),
    countFailedJobs(db),
    countNewMembers(db),
    countFailedMails(db, new Date(clock.now().getTime() - failedDays * 86_400_000)),
    countFailedDeliveries(db, new Date(clock.now().getTime() - failedDeliveryHours * 3_600_000)),
    countLowStock(db),
  ]);
  const [
    publishedProfiles,
    suspendedOwners,
    openConversations,
    waitingConversations,
    openErrors,
    lateOrders,
    failedRenewals,
    openReports,
    failedJobs,
    newMembers,
    failedMails,
    failedWebhooks,
    lowStock,
  ] = counted;
  const counts = new Map(byState.map(({ state, count }) => [state, count]));
  return {
    publishedProfiles,
    suspendedOwners,
    openConversations,
    waitingConversations,
    openErrors,
    lateOrders,
    failedRenewals,
    openReports,
    failedJobs,
    newMembers,
    failedMails,
    failedWebhooks,
    lowStock,
    orders: orderStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    migrations: {
      waiting: states.filter(({ applied, isMissing }) => !applied && !isMissing).length,
      mismatched: states.filter(({ applied, hash, isMissing }) => applied && !isMissing && applied.hash !== hash)
        .length,
    },
    hasInventedIssuer,
  };
}

const cache = createTimedCache<Overview>(60_000);

export const getOverview = (services: Services, range: OverviewRange): Promise<Overview> =>
  cache.get(services, String(range), () => readOverview(services, range));

export async function listForAdmin(
  services: Services,
  { profile, ...filter }: EventsFilter,
  locale: Locale,
): Promise<{ rows: AdminEvent[]; next: string | null }> {
  const { rows, next } = await listEvents(services.db, { ...filter, profileId: profile });
  const profiles = await listProfileSummaries(services, [...new Set(rows.map(({ profileId }) => profileId))]);
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return {
    next,
    rows: rows.map(({ at, profileId, kind, source, device, host, target }) => ({
      kind,
      source,
      device,
      host,
      target,
      at: at.toISOString(),
      profile: presentProfile(profileId, byId.get(profileId), locale),
    })),
  };
}

const presentProfile = (id: number, profile: ProfileSummary | undefined, locale: Locale): AdminEvent['profile'] => ({
  id,
  name: profile ? (profile.name[locale] ?? profile.name.he ?? profile.name.en ?? '') : null,
  path: profile?.path ?? null,
});
