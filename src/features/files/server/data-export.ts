import type { ExportSection } from '#features/accounts/server/index.ts';
import { listAllFiles } from './queries.ts';
import { presentFile } from './store.ts';

/** What an owner has brought, by its addresses: the bytes are there for the asking. */
export const filesExport: ExportSection = {
  name: 'files',
  read: async (db, userId) => (await listAllFiles(db, userId)).map(presentFile),
};
