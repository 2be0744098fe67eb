import type { Locale } from '#i18n/locale.ts';
import type { Notification } from '../contract.ts';
import type { NotificationRow } from './queries.ts';
import { findSentences } from './sentences.ts';

/** undefined for what nobody can tell any more. */
export function present(row: NotificationRow, locale: Locale): Notification | undefined {
  const sentences = findSentences(row.message, row.values, locale);
  if (!sentences) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    title: sentences.title,
    content: sentences.content,
    link: row.link,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
  };
}
