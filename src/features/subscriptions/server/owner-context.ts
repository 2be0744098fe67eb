import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { lockLive, type SubscriptionRow } from './queries.ts';

/** Whoever is asking about their own. */
export interface Owner extends Services {
  readonly user: Pick<Identity, 'id'>;
  readonly visitor: Pick<Visitor, 'locale'>;
}

export async function getLiveLocked(tx: Db, userId: number): Promise<SubscriptionRow> {
  const row = await lockLive(tx, userId);
  if (!row) throw new AppError('conflict', { message: 'subscriptions.none' });
  return row;
}
