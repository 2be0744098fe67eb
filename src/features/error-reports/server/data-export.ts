import type { ExportSection } from '#features/accounts/server/index.ts';
import { listErrorsOf } from './queries.ts';

const maxErrors = 1_000;

/** Which faults an owner met, and when last. */
export const errorsExport: ExportSection = {
  name: 'faults',
  read: async (db, userId) => {
    const rows = await listErrorsOf(db, userId, maxErrors);
    return rows.map(({ report, count, lastSeenAt }) => ({
      message: report.errorMessage,
      path: report.path,
      count,
      lastSeenAt,
    }));
  },
};
