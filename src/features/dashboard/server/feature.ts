import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { type EffectivePlan, effectivePlan, findUnverifiedEmail } from '#features/accounts/server/index.ts';
import { countUnseen, listNewest } from '#features/leads/server/index.ts';
import { listInProgress } from '#features/physical-cards/server/index.ts';
import { listOwnProfiles } from '#features/profiles/server/index.ts';
import { figuresOf, viewsByDay, wasCounted } from '#features/stats/server/index.ts';
import { findPlanStatus } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Identity, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type Dashboard, dashboardApi } from '../contract.ts';

const maxNewestLeads = 4;
const chartDays = 30;

type Call = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id' | 'isDemo'> };

/** Returns all dashboard data in one response. */
async function getDashboard({ db, clock, user }: Call): Promise<Dashboard> {
  const now = clock.now();
  const [plan, planStatus, profiles] = await Promise.all([
    effectivePlan(db, user.id, now),
    findPlanStatus(db, user, now),
    listOwnProfiles(db, user.id, now),
  ]);
  const ids = profiles.map(({ id }) => id);
  const [numbers, orders, newestLeads, unseenLeads, wasSeen, unverifiedEmail] = await Promise.all([
    numbersOf(db, ids, dateInIsrael(now), plan),
    listInProgress(db, user, now),
    listNewest(db, user.id, maxNewestLeads),
    countUnseen(db, user.id),
    wasCounted(db, ids),
    findUnverifiedEmail(db, user.id),
  ]);
  // A deleted lead stays in the figures, so the step stays done.
  const firstLead = newestLeads.length > 0 || (wasSeen && (await wasCounted(db, ids, 'lead')));
  return {
    ...numbers,
    orders,
    unverifiedEmail,
    newestLeads,
    unseenLeads,
    plan: {
      packageType: plan.packageType,
      state: planStatus.state,
      trialEndsAt: planStatus.trialEndsAt?.toISOString() ?? null,
      startsAt: planStatus.startsAt?.toISOString() ?? null,
      startsAfter: planStatus.startsAfter,
      paidUntil: planStatus.paidUntil?.toISOString() ?? null,
      complimentary: planStatus.complimentary && {
        ...planStatus.complimentary,
        until: planStatus.complimentary.until.toISOString(),
      },
    },
    steps: {
      made: ids.length > 0,
      published: profiles.some(({ published }) => published !== null),
      shared: wasSeen || firstLead,
      firstLead,
    },
  };
}

/** Weeks are the last seven days including today and the seven before them, in Israel time. */
async function numbersOf(db: Db, ids: readonly number[], today: string, { entitlements }: EffectivePlan) {
  const visibleDays = Math.min(chartDays, entitlements.statsDays);
  const [week, weekBefore, days] = await Promise.all([
    figuresOf(db, ids, addDays(today, -6), today),
    figuresOf(db, ids, addDays(today, -13), addDays(today, -7)),
    viewsByDay(db, ids, addDays(today, 1 - visibleDays), today),
  ]);
  return { week, weekBefore, days };
}

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  routes: [route(dashboardApi.get, (call) => getDashboard(call))],
});
