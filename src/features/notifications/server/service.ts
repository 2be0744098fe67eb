import { AppError } from '#base/app-error.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Notification } from '../contract.ts';
import { type MailKind, mailKinds, mailsByItself, type NotificationKind } from '../domain.ts';
import { publishEvent } from './live.ts';
import { findSentences } from './mails.ts';
import { listChoices, listNewest, markAllRead, markReadOf, type NotificationRow, saveChoice } from './queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const maxList = 50;

export async function listNotifications(db: Db, userId: number, locale: Locale): Promise<Notification[]> {
  const rows = await listNewest(db, userId, maxList);
  return rows.map((row) => present(row, locale)).filter((one) => one !== undefined);
}

/** Also updates the owner's other pages, so that their badges match; publishes nothing if nothing changed. */
export async function readAll(services: Services, userId: number): Promise<{ success: boolean }> {
  await services.db.transaction((tx) => refetchTopics(services, tx, userId));
  return { success: true };
}

/** Marks all notifications, or those of one kind whose subject the owner has seen elsewhere, as read. */
export async function refetchTopics(
  { bus, clock }: Services,
  tx: Db,
  userId: number,
  kind?: NotificationKind,
): Promise<void> {
  const count = await markAllRead(tx, userId, clock.now(), kind);
  if (count > 0) await publishEvent(bus, tx, userId, 'notifications');
}

/** Whoever has seen what notifications lead to needs none of them. */
export async function readNotificationsOf(
  { bus, clock }: Pick<Services, 'bus' | 'clock'>,
  tx: Db,
  userId: number,
  links: readonly string[],
): Promise<void> {
  const read = await markReadOf(tx, userId, links, clock.now());
  if (read.length > 0) await publishEvent(bus, tx, userId, 'notifications');
}

export async function getMailChoices(db: Db, userId: number): Promise<Record<MailKind, boolean>> {
  const chosen = await listChoices(db, userId);
  return { ...mailsByItself, ...Object.fromEntries(chosen.map(({ kind, isOn }) => [kind, isOn])) };
}

export async function setMailChoices(
  { db }: Services,
  userId: number,
  choices: Readonly<Partial<Record<MailKind, boolean | undefined>>>,
): Promise<Record<MailKind, boolean>> {
  await db.transaction(async (tx) => {
    // Fixed order: concurrent changes of the same choices in different orders would deadlock.
    for (const kind of mailKinds) {
      const isOn = choices[kind];
      if (isOn !== undefined) await saveChoice(tx, userId, kind, isOn);
    }
  });
  return getMailChoices(db, userId);
}

/** Whoever holds the email may unsubscribe from its kind; the token allows nothing else. */
export async function unsubscribe({ db, config }: Services, token: string): Promise<{ kind: MailKind }> {
  const known = await readUnsubscribeToken(config.dataDir, token);
  if (!known) throw new AppError('invalid_input', { fields: { token: 'notifications.unsubscribe.dead' } });
  const { userId, kind } = known;
  // The owner of an old email may have been deleted; no more emails are sent either way.
  await saveChoice(db, userId, kind, false).catch((error) => {
    if (!isOwnerDeleted(error)) throw error;
  });
  return { kind };
}

const foreignKeyViolation = '23503';

const isOwnerDeleted = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === foreignKeyViolation;

/** undefined for messages that no longer exist. */
function present(row: NotificationRow, locale: Locale): Notification | undefined {
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
