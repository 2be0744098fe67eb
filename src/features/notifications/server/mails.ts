import { z } from 'zod';
import type { MailTemplate } from '#base/mail-templates.ts';
import { mayStaff, type StaffArea } from '#base/staff-roles.ts';
import { findMailOwner, listStaff, type MailOwner } from '#features/accounts/server/index.ts';
import { readIssuer } from '#features/settings/server/index.ts';
import { isolated } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { type TextValues, translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { composeEmail, type EmailContent } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { broadcastTexts } from '../broadcast-texts.ts';
import { type MailKind, mailsByItself, mailsUnverified, type NotificationKind, notificationKinds } from '../domain.ts';
import { mailKindTexts } from '../kind-texts.ts';
import { type MessageName, notificationsTexts } from '../texts.ts';
import { publishEvent } from './live.ts';
import { findChoice, insertNotification } from './queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Values = Readonly<Record<string, string | number>>;

interface Sentences {
  readonly title: string;
  readonly content: string;
  readonly action: string;
  /** In an email the reason is quoted below this sentence instead of inside it. */
  readonly mail?: string | undefined;
}

/** Stored in milliseconds, as JSON knows no dates. */
const instants = ['at', 'endsAt', 'to', 'until'];

const forText = (name: string, value: string | number): string | number | Date => {
  if (typeof value === 'string') return isolated(value);
  return instants.includes(name) ? new Date(value) : value;
};

const fenced = (values: Values): TextValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, forText(name, value)]));

/** What rows and emails of an older release lack. */
const laterValues = { hasCard: 0, digits: '', hasWhat: 0, whatHe: '', whatEn: '', isPaid: -1 };

/** Throws when a placeholder of the text has no value. */
function sentencesOf(message: MessageName, input: Values, locale: Locale): Sentences {
  const t = translator(notificationsTexts, locale);
  const values = fenced({ ...laterValues, ...input });
  return {
    title: t(`notifications.message.${message}.title`, values),
    content: t(`notifications.message.${message}.content`, values),
    action: t(`notifications.message.${message}.action`),
    mail: t.find(`notifications.message.${message}.mail`, values),
  };
}

/** A row may come from an older version with other messages: it is skipped, so that the list still loads. */
export function findSentences(message: string, values: Values, locale: Locale): Sentences | undefined {
  try {
    return sentencesOf(message as MessageName, values, locale);
  } catch {
    return undefined;
  }
}

/** Data that every email of this feature needs. */
export interface MailFrame {
  readonly owner: MailOwner;
  readonly kind: MailKind;
  readonly publicUrl: string;
  readonly token: string;
  /** Name and address of the business, which an advertisement must state. */
  readonly sender?: string;
}

interface MailedNotification {
  readonly message: MessageName;
  readonly values: Values;
  readonly link: string | null;
}

/** Values that we wrote ourselves; all others may contain user input. */
const ownValues = ['number', 'digits', 'packageHe', 'packageEn', 'whatHe', 'whatEn', 'reason'];

/** Such an email is not sent to an unverified address (decision 45). */
export const hasUserInput = ({ values }: MailedNotification): boolean =>
  Object.entries(values).some(([name, value]) => typeof value === 'string' && !ownValues.includes(name));

type Additions = Pick<EmailContent, 'details' | 'quote' | 'facts' | 'actions' | 'badge' | 'notes'>;

/** `more` is what only the email contains: the notification itself is a title and a sentence. */
export function composeNotificationMail(
  frame: MailFrame,
  { message, values, link }: MailedNotification,
  more: Additions = {},
): Mail {
  if (message === 'broadcast') return composeBroadcast(frame, values, link);
  if (message === 'broadcastService') return composeServiceNotice(frame, values, link);
  const { title, content, action, mail } = sentencesOf(message, values, frame.owner.language);
  const quoted = values.reason ?? values.note ?? values.words;
  const main = link ? [{ label: action, link: frame.publicUrl + link }] : [];
  return composeInFrame(frame, message, {
    subject: title,
    paragraphs: [mail ?? content],
    ...(mail && quoted && { quote: String(quoted) }),
    ...more,
    actions: [...(more.actions ?? []), ...main],
  });
}

/** The law requires an advertisement to say so in its subject, and to name the sender and how to unsubscribe. */
function composeBroadcast(frame: MailFrame, values: Values, link: string | null): Mail {
  const t = translator(broadcastTexts, frame.owner.language);
  const content = broadcastContentOf(frame, values, link);
  return composeInFrame(frame, 'broadcast', {
    ...content,
    subject: t('broadcasts.mail.subject', { title: content.title }),
  });
}

/** It concerns the service itself, so it is no advertisement and there is nothing to unsubscribe from. */
function composeServiceNotice(frame: MailFrame, values: Values, link: string | null): Mail {
  const { owner, publicUrl } = frame;
  const t = translator(broadcastTexts, owner.language);
  const content = broadcastContentOf(frame, values, link);
  return composeEmail(
    { template: 'broadcastService', to: owner.email, userId: owner.id, locale: owner.language, publicUrl },
    { ...content, subject: content.title, badge: t('broadcasts.mail.badge'), why: t('broadcasts.mail.why') },
  );
}

function broadcastContentOf(frame: MailFrame, { title = '', content = '' }: Values, link: string | null) {
  const { action } = sentencesOf('broadcast', { title, content }, frame.owner.language);
  const lines = String(content)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    title: isolated(String(title)),
    paragraphs: lines.map(isolated),
    hasLinks: true,
    actions: link ? [{ label: action, link: frame.publicUrl + link }] : [],
  };
}

/** The unsubscribe link is in the email and in its headers (RFC 8058), from which mail clients create a button. */
export function composeInFrame(
  { owner, kind, publicUrl, token, sender }: MailFrame,
  template: MailTemplate,
  content: EmailContent,
): Mail {
  const t = translator(notificationsTexts, owner.language);
  const name = translator(mailKindTexts, owner.language)(`mailKinds.${kind}`);
  const mail = composeEmail(
    { template, to: owner.email, userId: owner.id, locale: owner.language, publicUrl },
    {
      badge: name,
      ...content,
      why: t('notifications.mail.note', { kind: name }),
      links: [
        { label: t('notifications.mail.choose'), link: `${publicUrl}/account/notifications` },
        // In the fragment, which is not sent to any server or logged.
        { label: t('notifications.mail.stop'), link: `${publicUrl}/unsubscribe#token=${token}` },
      ],
      ...(sender && { sender }),
    },
  );
  return {
    ...mail,
    unsubscribe: { kind, token },
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/notifications/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Whether emails of this kind are on, by the owner's choice or by default. */
const wantsMail = async (db: Db, userId: number, kind: MailKind): Promise<boolean> =>
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

/** Whatever the owner's email preferences. */
async function mailAnyway(
  services: Services,
  { userId, kind, ...notification }: z.output<typeof payload>,
): Promise<void> {
  const owner = await findMailOwner(services.db, userId);
  if (!owner) return;
  const frame = await frameFor(services, owner, kind);
  await services.mailer.send(composeNotificationMail(frame, notification)).catch(ignorePermanentFailure);
}

/** Requested by its recipient this once. */
export const triedMailJob = job({ name: 'tried-mail', payload, work: mailAnyway });

/** Concerns the service itself, so nobody can opt out. Only to verified addresses: others may be a stranger's. */
export const serviceMailJob = job({
  name: 'service-mail',
  payload,
  work: async (services: Services, mail) => {
    if ((await findMailOwner(services.db, mail.userId))?.isVerified) await mailAnyway(services, mail);
  },
});

export const notificationMailJob = job({
  name: 'notification-mail',
  payload,
  work: async (services: Services, mail) => {
    await mailOwner(services, mail);
  },
});

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

/** Notifies those whose role may act on it. */
export async function notifyStaff(
  services: Pick<Services, 'bus' | 'clock' | 'config'>,
  tx: Db,
  area: StaffArea,
  notification: Pick<NewNotification, 'message' | 'values' | 'link' | 'mail'>,
): Promise<void> {
  for (const { id: userId, staffRole } of await listStaff(tx))
    if (mayStaff(staffRole, area, 'write')) await notify(services, tx, { ...notification, userId, kind: 'staff' });
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
