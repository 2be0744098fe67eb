import { z } from 'zod';
import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { packageType } from '#features/packages/contract.ts';
import { findMethod } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type {
  AdminSubscription,
  AdminSubscriptionDetail,
  AdminSubscriptionEvent,
  SubscriptionFilter,
} from '../admin-contract.ts';
import { cycle } from '../contract.ts';
import { cancel } from '../life.ts';
import { runningAt } from '../plan-status.ts';
import {
  type AdminSubscriptionRow,
  type EventRow,
  findForAdmin,
  listForAdmin,
  listNewestEvents,
} from './admin-queries.ts';
import type { SubscriptionRow } from './queries.ts';

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

function presentForAdmin({ subscription: row, owner }: AdminSubscriptionRow): AdminSubscription {
  const { username, displayName, email, suspendedAt } = owner;
  return {
    id: row.id,
    owner: { id: row.userId, username, displayName, email, isSuspended: suspendedAt !== null },
    packageType: row.packageType,
    cycle: row.cycle,
    status: row.status,
    price: row.price,
    startedAt: row.startedAt.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    nextTryAt: instant(row.nextTryAt),
  };
}

interface Around {
  readonly events: readonly EventRow[];
  readonly method: AdminSubscriptionDetail['method'];
  readonly now: Date;
}

function presentDetail(row: AdminSubscriptionRow, { events, method, now }: Around): AdminSubscriptionDetail {
  const { subscription } = row;
  const { nextPackage, nextCycle, tries } = subscription;
  return {
    ...presentForAdmin(row),
    ...{ tries, method, canResume: canResume(subscription, now), isCharging: subscription.paymentId !== null },
    periodStart: subscription.periodStart.toISOString(),
    periods: subscription.periodIndex + 1,
    next: nextPackage && nextCycle && { packageType: nextPackage, cycle: nextCycle },
    cancelledAt: instant(subscription.cancelledAt),
    endedAt: instant(subscription.endedAt),
    cancelEndsAt: cancelEnd(subscription, now),
    events: events.map(presentEvent),
  };
}

/** The same step that cancelling takes, so that it does what was shown. */
function cancelEnd(row: SubscriptionRow, now: Date): string | null {
  const change = cancel(row, now, false);
  return change ? (change.endedAt ?? row.periodEnd).toISOString() : null;
}

/** Nobody agrees to renewals for an owner: one who never has is not made to renew. */
const canResume = (row: SubscriptionRow, now: Date): boolean =>
  row.status === 'cancelled' && row.consent !== null && runningAt(row, now) !== undefined;

/** What a step wrote down, of which older versions may have written less. */
const told = z.object({
  paymentId: z.number().int().nullable().catch(null),
  amount: z.number().int().nullable().catch(null),
  packageType: packageType.nullable().catch(null),
  cycle: cycle.nullable().catch(null),
  reason: z.string().nullable().catch(null),
  by: z.string().nullable().catch(null),
});

function presentEvent({ id, kind, at, data }: EventRow): AdminSubscriptionEvent {
  const { by, ...facts } = told.parse(data);
  return { id, kind, at: at.toISOString(), ...facts, isByUs: by === 'us' };
}

export async function listSubscriptionsForAdmin(db: Db, filter: SubscriptionFilter) {
  const { rows, next } = pageOf(await listForAdmin(db, filter, adminPageSize), adminPageSize);
  return { rows: rows.map(presentForAdmin), next };
}

type Reader = Pick<Services, 'db' | 'clock'>;

export async function getSubscriptionForAdmin({ db, clock }: Reader, id: number): Promise<AdminSubscriptionDetail> {
  const row = await findForAdmin(db, id);
  if (!row) throw new AppError('not_found');
  const [events, method] = await Promise.all([listNewestEvents(db, id), methodOf(db, row.subscription.methodId)]);
  return presentDetail(row, { events, method, now: clock.now() });
}

async function methodOf(db: Db, id: number | null): Promise<AdminSubscriptionDetail['method']> {
  const method = id === null ? undefined : await findMethod(db, id);
  return method ? { brand: method.brand, last4: method.last4 } : null;
}
