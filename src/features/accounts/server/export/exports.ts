import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { FileAnswer, Identity } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AccountExport } from '../../contract.ts';
import { accountPolicy } from '../../domain.ts';
import { accountMailJob } from '../mail/mails.ts';
import { findUser, lockUser, type User } from '../queries.ts';
import { countRecoveryCodes } from '../second-factor/recovery-queries.ts';
import { listAllEvents } from '../session/security-log-queries.ts';
import { presentEvent } from '../session/session.ts';
import * as exportQueries from './export-queries.ts';

/** One feature's section of an owner's export: any JSON, but no credentials. */
export interface ExportSection {
  readonly name: string;
  readonly read: (db: Db, userId: number) => Promise<unknown>;
}

export const exportSections = extensionPoint<ExportSection>('export-parts', ({ name }) => name);

export const accountSections: readonly ExportSection[] = [
  { name: 'account', read: readAccount },
  { name: 'sessions', read: exportQueries.listExportedSessions },
  { name: 'devices', read: exportQueries.listKnownDevices },
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

/** Lists the fields explicitly, so that a new column is never exported by accident. */
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

const folder = 'exports/';
/** Unguessable, and no route serves this folder by name. */
const newKey = (): string => `${folder}${randomBytes(32).toString('hex')}.json`;

export const exportMilliseconds = accountPolicy.exportHours * 3_600_000;
export const exportFileType = 'application/json';

/**
 * A failure ends the export at once: the owner sees it and can retry, instead of awaiting retries that may all fail.
 */
export const exportJob = job({
  name: 'account-export',
  payload: z.object({ exportId: z.number() }),
  work: async (services: Services, { exportId }) => {
    const { db, log, extensions } = services;
    const row = await exportQueries.startExportRun(db, exportId, newKey(), extensions.of(exportSections).length);
    if (!row?.fileKey) return;
    try {
      await storeExport(services, row, row.fileKey);
    } catch (error) {
      log.error({ err: error, exportId }, 'data export failed');
      await exportQueries.endExport(db, exportId, 'failed');
    }
  },
});

async function storeExport(services: Services, row: exportQueries.ExportRow, fileKey: string): Promise<void> {
  const { db, files } = services;
  const content = await collectSections(services, row);
  await files.put(fileKey, Buffer.from(JSON.stringify(content, undefined, 2)), { contentType: exportFileType });
  const isEnded = await db.transaction(async (tx) => {
    const ended = await exportQueries.endExport(tx, row.id, 'ready');
    if (ended?.isMailed)
      await addJob(tx, accountMailJob, { userId: row.userId, kind: 'export-ready', exportId: row.id });
    return ended !== undefined;
  });
  // If the account was deleted meanwhile, its file is deleted too.
  if (!isEnded) await files.delete(fileKey);
}

async function collectSections({ db, clock, extensions }: Services, { id, userId }: exportQueries.ExportRow) {
  const parts: Record<string, unknown> = {};
  for (const { name, read } of extensions.of(exportSections)) {
    parts[name] = await read(db, userId);
    await exportQueries.countSectionDone(db, id);
  }
  return { format: 'negia-export-1', exportedAt: clock.now().toISOString(), parts };
}

/** The key is in its row before the file is written: a file without a row belongs to a deleted export or account. */
export async function sweepExports({ db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>): Promise<void> {
  await exportQueries.deleteExportsUntil(db, new Date(clock.now().getTime() - exportMilliseconds));
  const stored: string[] = [];
  for await (const { key } of files.list(folder)) stored.push(key);
  const known = new Set(await exportQueries.listExportKeys(db));
  for (const key of stored) if (!known.has(key)) await files.delete(key);
}

type Caller = Services & { readonly user: Identity };

/** A run whose server died is not awaited: its job would be retried only hours later. */
const stalledMilliseconds = 15 * 60_000;
const stalledBefore = (now: Date): Date => new Date(now.getTime() - stalledMilliseconds);

export async function startExport(call: Caller): Promise<AccountExport> {
  const { db, clock, user } = call;
  const row = await db.transaction((tx) => beginExport(tx, call, { userId: user.id, isMailed: false }));
  return presentExport(row, clock.now());
}

/** Where one is being prepared already, it is not prepared twice; whoever wants a mail gets it all the same. */
export async function beginExport(
  tx: Db,
  { clock, extensions }: Pick<Services, 'clock' | 'extensions'>,
  { userId, isMailed }: Pick<exportQueries.ExportRow, 'userId' | 'isMailed'>,
): Promise<exportQueries.ExportRow> {
  const now = clock.now();
  await lockUser(tx, userId);
  const current = await exportQueries.findUnfinishedExport(tx, userId, stalledBefore(now));
  if (current) {
    // One that ends at this moment is not changed any more, so that its mail would be lost.
    if (!isMailed || current.isMailed || (await exportQueries.setMailed(tx, current.id))) return current;
  }
  const sectionsTotal = extensions.of(exportSections).length;
  const created = await exportQueries.insertExport(tx, { userId, isMailed, sectionsTotal, createdAt: now });
  await addJob(tx, exportJob, { exportId: created.id });
  return created;
}

export async function getExport(call: Caller, id: number): Promise<AccountExport> {
  return presentExport(await getOwned(call, id), call.clock.now());
}

export async function downloadExport(call: Caller, id: number): Promise<FileAnswer> {
  const { status, fileKey, createdAt } = await getOwned(call, id);
  if (status !== 'ready' || !fileKey) throw new AppError('conflict', { message: 'accounts.export.notReady' });
  const file = await call.files.get(fileKey).catch((cause: unknown) => {
    throw new AppError('unavailable', { retryAfterSeconds: 30, cause });
  });
  if (!file) throw new AppError('not_found');
  return { body: file.stream, type: exportFileType, name: `negia-export-${dateInIsrael(createdAt)}.json` };
}

/** Another user's export and an expired one return the same error. */
async function getOwned({ db, clock, user }: Caller, id: number): Promise<exportQueries.ExportRow> {
  return orNotFound(
    await exportQueries.findOwnedExport(db, id, user.id, new Date(clock.now().getTime() - exportMilliseconds)),
  );
}

function presentExport(
  { id, status, sectionsDone, sectionsTotal, createdAt }: exportQueries.ExportRow,
  now: Date,
): AccountExport {
  const isOver = status === 'ready' || status === 'failed';
  const reportedStatus = isOver || createdAt > stalledBefore(now) ? status : 'failed';
  return { id, status: reportedStatus, sectionsDone, sectionsTotal, createdAt: createdAt.toISOString() };
}
