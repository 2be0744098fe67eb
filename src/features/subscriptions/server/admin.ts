import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { findMethod } from '#features/payments/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminSubscriptionDetail, SubscriptionFilter } from '../admin-contract.ts';
import { presentDetail, presentForAdmin } from './admin-present.ts';
import { findForAdmin, listForAdmin, listNewestEvents } from './admin-queries.ts';

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
