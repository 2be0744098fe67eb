import type { ExportSection } from '#features/accounts/server/index.ts';
import { listAll, listChoices } from './queries.ts';

/** Exports an owner's notifications and email preferences. */
export const notificationsExports: readonly ExportSection[] = [
  {
    name: 'notifications',
    read: async (db, userId) =>
      (await listAll(db, userId)).map(({ id, kind, message, values, link, readAt, createdAt }) => ({
        id,
        kind,
        message,
        values,
        link,
        readAt,
        createdAt,
      })),
  },
  { name: 'mailChoices', read: listChoices },
];
