import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/extension-point.ts';
import { findUser, type User } from '../queries.ts';
import { countRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { presentEvent } from '../session/security-log.ts';
import { listAllEvents } from '../session/security-log-queries.ts';
import { listExportedSessions, listKnownDevices } from './export-queries.ts';

/** One feature's share of what an owner takes along: whatever JSON can hold, and nothing that opens a door. */
export interface ExportSection {
  readonly name: string;
  readonly read: (db: Db, userId: number) => Promise<unknown>;
}

export const exportSections = extensionPoint<ExportSection>('export-parts', ({ name }) => name);

export const accountSections: readonly ExportSection[] = [
  { name: 'account', read: readAccount },
  { name: 'sessions', read: listExportedSessions },
  { name: 'devices', read: listKnownDevices },
  { name: 'connectedSignIns', read: readSignIns },
  { name: 'securityEvents', read: readEvents },
];

async function readAccount(db: Db, userId: number) {
  const row = await findUser(db, userId);
  return row && presentExportedAccount(row, await countRecoveryCodes(db, userId));
}

async function readSignIns(db: Db, userId: number) {
  const row = await findUser(db, userId);
  return row?.googleId ? [{ provider: 'google', id: row.googleId }] : [];
}

async function readEvents(db: Db, userId: number) {
  return (await listAllEvents(db, userId)).map((row) => presentEvent(row, true));
}

/** Field by field, so that a new column never slips out. */
const presentExportedAccount = (row: User, recoveryCodesLeft: number) => ({
  id: row.id,
  username: row.username,
  displayName: row.displayName,
  email: row.email,
  emailVerifiedAt: row.emailVerifiedAt,
  pendingEmail: row.pendingEmail,
  hasPassword: row.passwordHash !== null,
  role: row.role,
  language: row.language,
  secondFactorSince: row.secondFactorSince,
  recoveryCodesLeft,
  trialEndsAt: row.trialEndsAt,
  paidPackage: row.paidPackage,
  paidUntil: row.paidUntil,
  deletesAt: row.deletesAt,
  createdAt: row.createdAt,
});
