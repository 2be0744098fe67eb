import { packageType } from '#features/packages/contract.ts';
import { planAt, planStatusAt } from '#features/packages/plan.ts';
import type { AdminUser, AdminUserDetail } from '../admin-contract.ts';
import type { ListedUser } from './admin-queries.ts';
import type { User } from './queries.ts';
import type { Session } from './session-queries.ts';

const instant = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Field by field, so that a new column never slips out. */
export function presentListed(row: ListedUser, now: Date): AdminUser {
  const plan = planAt(row, now);
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    email: row.email,
    role: row.role,
    language: row.language,
    isVerified: row.emailVerifiedAt !== null,
    packageType: plan.packageType,
    planStatus: planStatusAt(row, now),
    until: instant(plan.until),
    createdAt: row.createdAt.toISOString(),
    suspendedAt: instant(row.suspendedAt),
    deletesAt: instant(row.deletesAt),
  };
}

export const presentDetail = (row: User, sessions: readonly Session[], now: Date): AdminUserDetail => ({
  ...presentListed(row, now),
  suspendedReason: row.suspendedReason,
  hasPassword: row.passwordHash !== null,
  hasGoogle: row.googleId !== null,
  hasSecondFactor: row.secondFactorSince !== null,
  trialEndsAt: instant(row.trialEndsAt),
  paidPackage: packageOf(row.paidPackage),
  paidUntil: instant(row.paidUntil),
  givenPackage: packageOf(row.givenPackage),
  givenUntil: instant(row.givenUntil),
  sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  })),
});

/** Names of packages that nobody sells any more are nobody's concern. */
const packageOf = (name: string | null): AdminUserDetail['paidPackage'] => packageType.safeParse(name).data ?? null;
