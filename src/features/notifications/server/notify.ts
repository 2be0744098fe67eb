import { locales } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { NotificationKind } from '../domain.ts';
import type { MessageName } from '../texts.ts';
import { publishEvent } from './live.ts';
import { notificationMailJob, wantsMail } from './mail-job.ts';
import { sentencesOf, type Values } from './mails.ts';
import { insertNotification } from './queries.ts';

export interface NewNotification {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** A text of `notifications/texts.ts`. */
  readonly message: MessageName;
  /** What stands in the text's gaps. */
  readonly values: Values;
  /** A page of ours that has more to say. */
  readonly link: string | null;
  /** False where whoever tells it writes by themselves. */
  readonly mail?: boolean;
}

/** Into the bell alone, of a moment that may be past. */
export async function createNotification(
  db: Db,
  { mail: _, ...notification }: NewNotification,
  createdAt: Date,
  readAt?: Date,
): Promise<void> {
  // News that cannot be told in every language fail here, where somebody can still mend them.
  for (const locale of locales) sentencesOf(notification.message, notification.values, locale);
  await insertNotification(db, { ...notification, createdAt, readAt });
}

/** Tells an owner: in the bell, live, and by mail where they want that; all of it with the caller's transaction or not at all. */
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
