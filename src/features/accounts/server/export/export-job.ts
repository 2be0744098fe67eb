import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { accountPolicy } from '../../domain.ts';
import {
  countSectionDone,
  deleteExportsUntil,
  type ExportRow,
  endExport,
  listExportKeys,
  startExportRun,
} from './export-queries.ts';
import { exportSections } from './export-sections.ts';

const folder = 'exports/';
/** Nobody guesses it, and no route of ours serves this folder by name. */
const newKey = (): string => `${folder}${randomBytes(32).toString('hex')}.json`;

export const exportMilliseconds = accountPolicy.exportHours * 3_600_000;
export const exportFileType = 'application/json';

/** A fault ends the export at once: the owner sees it and asks again, rather than waiting for tries that may all fail. */
export const exportJob = job({
  name: 'account-export',
  payload: z.object({ exportId: z.number() }),
  work: async (services: Services, { exportId }) => {
    const { db, log, extensions } = services;
    const row = await startExportRun(db, exportId, newKey(), extensions.of(exportSections).length);
    if (!row?.fileKey) return;
    try {
      await storeExport(services, row, row.fileKey);
    } catch (error) {
      log.error({ err: error, exportId }, 'an export failed');
      await endExport(db, exportId, 'failed');
    }
  },
});

async function storeExport(services: Services, row: ExportRow, fileKey: string): Promise<void> {
  const { db, files } = services;
  const content = await collectSections(services, row);
  await files.put(fileKey, Buffer.from(JSON.stringify(content, undefined, 2)), { contentType: exportFileType });
  // The account may have been deleted meanwhile; its file goes after it.
  if (!(await endExport(db, row.id, 'ready'))) await files.delete(fileKey);
}

async function collectSections({ db, clock, extensions }: Services, { id, userId }: ExportRow) {
  const parts: Record<string, unknown> = {};
  for (const { name, read } of extensions.of(exportSections)) {
    parts[name] = await read(db, userId);
    await countSectionDone(db, id);
  }
  return { format: 'negia-export-1', exportedAt: clock.now().toISOString(), parts };
}

/** A key stands in its row before the file is written: a file without a row has lost its export, or its owner. */
export async function sweepExports({ db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>): Promise<void> {
  await deleteExportsUntil(db, new Date(clock.now().getTime() - exportMilliseconds));
  const stored: string[] = [];
  for await (const { key } of files.list(folder)) stored.push(key);
  const known = new Set(await listExportKeys(db));
  for (const key of stored) if (!known.has(key)) await files.delete(key);
}
