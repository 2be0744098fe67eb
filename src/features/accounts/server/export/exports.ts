import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import type { FileAnswer, Identity } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AccountExport } from '../../contract.ts';
import { lockUser } from '../protected-queries.ts';
import { exportFileType, exportJob, exportMilliseconds } from './export-job.ts';
import { type ExportRow, findOwnedExport, findUnfinishedExport, insertExport } from './export-queries.ts';
import { exportSections } from './export-sections.ts';

type Caller = Services & { readonly user: Identity };

/** Whose server died is not waited for: its job comes back only hours later. */
const stalledMilliseconds = 15 * 60_000;
const stalledBefore = (now: Date): Date => new Date(now.getTime() - stalledMilliseconds);

export async function startExport({ db, clock, user, extensions }: Caller): Promise<AccountExport> {
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const current = await findUnfinishedExport(tx, user.id, stalledBefore(now));
    if (current) return current;
    const sectionsTotal = extensions.of(exportSections).length;
    const created = await insertExport(tx, { userId: user.id, sectionsTotal, createdAt: now });
    await addJob(tx, exportJob, { exportId: created.id });
    return created;
  });
  return presentExport(row, now);
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

/** Somebody else's, and one whose day is over, answer alike. */
async function getOwned({ db, clock, user }: Caller, id: number): Promise<ExportRow> {
  const row = await findOwnedExport(db, id, user.id, new Date(clock.now().getTime() - exportMilliseconds));
  if (!row) throw new AppError('not_found');
  return row;
}

function presentExport({ id, status, sectionsDone, sectionsTotal, createdAt }: ExportRow, now: Date): AccountExport {
  const isOver = status === 'ready' || status === 'failed';
  const reportedStatus = isOver || createdAt > stalledBefore(now) ? status : 'failed';
  return { id, status: reportedStatus, sectionsDone, sectionsTotal, createdAt: createdAt.toISOString() };
}
