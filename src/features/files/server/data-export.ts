import type { ExportSection } from '#features/accounts/server/index.ts';
import { listAllFiles } from './queries.ts';
import { presentFile } from './store.ts';

/** The owner's uploads by URL; the files can be downloaded from there. */
export const filesExport: ExportSection = {
  name: 'files',
  read: async (db, userId) => (await listAllFiles(db, userId)).map(presentFile),
};
