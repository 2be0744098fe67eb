import { locales } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { NotificationKind } from '../domain.ts';
import type { MessageName } from '../texts.ts';
import { publishEvent } from './live.ts';
import { notificationMailJob, sentencesOf, type Values, wantsMail } from './mails.ts';
import { insertNotification } from './queries.ts';

export interface NewNotification {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** Key of a text in `notifications/texts.ts`. */
  readonly message: MessageName;
  /** Values of the text's placeholders. */
  readonly values: Values;
  /** Path of a related page on this site. */
  readonly link: string | null;
  /** False where the caller sends its own email. */
  readonly mail?: boolean;
}

/** Creates only the notification in the bell; its timestamp may be in the past. */
export async function createNotification(
  db: Db,
  { mail: _, ...notification }: NewNotification,
  createdAt: Date,
  readAt?: Date,
): Promise<void> {
  // Fails early for messages that cannot be rendered in every language.
  for (const locale of locales) sentencesOf(notification.message, notification.values, locale);
  await insertNotification(db, { ...notification, createdAt, readAt });
}

/** Notifies an owner in the bell, live, and by email where enabled; all of it in the caller's transaction. */
export async function notify(
  { bus, clock }: Pick<Services, 'bus' | 'clock' | 'config'>,
  tx: Db,
  { mail = true, ...notification }: NewNotification,
): Promise<void> {
  await createNotification(tx, notification, clock.now());
  await publishEvent(bus, tx, notification.userId, 'notifications');
  if (mail && (await wantsMail(tx, notification.userId, notification.kind)))
    await addJob(tx, notificationMailJob, notification);
}
