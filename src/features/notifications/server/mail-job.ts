import { z } from 'zod';
import { findMailOwner, type MailOwner } from '#features/accounts/server/index.ts';
import { readIssuer } from '#features/settings/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type MailKind, mailsByItself, mailsUnverified, notificationKinds } from '../domain.ts';
import type { MessageName } from '../texts.ts';
import { composeNotificationMail, hasUserInput, type MailedNotification, type MailFrame } from './mails.ts';
import { findChoice } from './queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Whether emails of this kind are on, by the owner's choice or by default. */
export const wantsMail = async (db: Db, userId: number, kind: MailKind): Promise<boolean> =>
  (await findChoice(db, userId, kind)) ?? mailsByItself[kind];

type OwnerMail = MailedNotification & { readonly userId: number; readonly kind: MailKind };

/** Emails an owner in their language. Skips owners who are deleted, demo accounts, or have opted out. */
export const mailOwner = (services: Services, { userId, kind, ...mailed }: OwnerMail): Promise<boolean> =>
  sendToOwner(services, userId, kind, (frame) =>
    frame.owner.isVerified || !hasUserInput(mailed) ? composeNotificationMail(frame, mailed) : undefined,
  );

/** Returns true when an email was sent. */
export async function sendToOwner(
  services: Services,
  userId: number,
  kind: MailKind,
  compose: (frame: MailFrame) => Mail | undefined,
): Promise<boolean> {
  const owner = await findMailOwner(services.db, userId);
  if (!owner || !(owner.isVerified || mailsUnverified.has(kind))) return false;
  if (!(await wantsMail(services.db, userId, kind))) return false;
  const mail = compose(await frameFor(services, owner, kind));
  return mail ? services.mailer.send(mail).then(() => true, ignorePermanentFailure) : false;
}

async function frameFor({ config, db }: Services, owner: MailOwner, kind: MailKind): Promise<MailFrame> {
  const token = await unsubscribeToken(config.dataDir, owner.id, kind);
  const frame = { owner, kind, publicUrl: config.publicUrl, token };
  if (kind !== 'broadcast') return frame;
  const { name, address, email } = (await readIssuer(db))[owner.language];
  return { ...frame, sender: [name, address, email].join(' · ') };
}

const payload = z.object({
  userId: z.number(),
  kind: z.enum(notificationKinds),
  message: z.custom<MessageName>((value) => typeof value === 'string'),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
});

/** Requested by its recipient this once, so email preferences do not apply. */
export const triedMailJob = job({
  name: 'tried-mail',
  payload,
  work: async (services: Services, { userId, kind, ...notification }) => {
    const owner = await findMailOwner(services.db, userId);
    if (!owner) return;
    const frame = await frameFor(services, owner, kind);
    await services.mailer.send(composeNotificationMail(frame, notification)).catch(ignorePermanentFailure);
  },
});

export const notificationMailJob = job({
  name: 'notification-mail',
  payload,
  work: async (services: Services, mail) => {
    await mailOwner(services, mail);
  },
});
