import { AppError } from '#base/app-error.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { lockAdmins } from '../protected-queries.ts';
import type { User } from '../queries.ts';
import { lockRealUser } from './admin-queries.ts';

/** Whoever runs the product: an admin, or the command line, which is nobody's account. */
export type Operator = Pick<Services, 'db' | 'bus' | 'clock' | 'config' | 'log'> & {
  readonly actorId: number | null;
  /** Nowhere for the command line. */
  readonly visitor?: Visitor;
  readonly audit: AuditWriter;
};

/** The account that a step is about, held until the step is done. */
export async function getLocked(tx: Db, id: number): Promise<User> {
  const row = await lockRealUser(tx, id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Nobody takes their own rights away, and whoever stays last keeps theirs: two who do it to each other meet here. */
export async function getLockedForDemotion(tx: Db, { actorId }: Operator, id: number): Promise<User> {
  const admins = await lockAdmins(tx);
  const row = await getLocked(tx, id);
  if (actorId === id) throw new AppError('conflict', { message: 'accountsAdmin.self' });
  if (row.role === 'admin' && !admins.some((admin) => admin.id !== id && isActiveAdmin(admin)))
    throw new AppError('conflict', { message: 'accountsAdmin.lastAdmin' });
  return row;
}

/** An admin who is leaving, or may not come in, keeps nothing running. */
export const isActiveAdmin = ({ deletesAt, suspendedAt }: Pick<User, 'deletesAt' | 'suspendedAt'>): boolean =>
  !deletesAt && !suspendedAt;
