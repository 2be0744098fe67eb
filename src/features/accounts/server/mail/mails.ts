import { z } from 'zod';
import { formatInstant, isolated } from '#i18n/format.ts';
import { defaultLocale, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { composeEmail, type EmailContent } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { accountsAdminTexts } from '../../admin-texts.ts';
import { emailKey, resetLinkMinutes } from '../../domain.ts';
import { accountsTexts } from '../../texts.ts';
import { isDemoTemplate } from '../demo.ts';
import { findUser, findUserByEmail, lockUser, type User, undoMilliseconds } from '../queries.ts';
import { hasRecentEvent } from '../session/security-log-queries.ts';
import { hashOf, randomValue, recordEvent } from '../session/session.ts';
import type { CredentialChange, LinkKind } from '../table.ts';
import { insertToken, replaceToken } from './link-queries.ts';

interface Shared {
  readonly userId?: number;
  readonly to: string;
  /** Only if the address is verified. */
  readonly name: string | undefined;
  readonly publicUrl: string;
}

type ChangeMail = { readonly undo: string } & (
  | { readonly kind: 'changed'; readonly newEmail: string }
  | { readonly kind: Exclude<CredentialChange, 'changed'> }
);
type SuspensionMail = { readonly kind: 'suspended' | 'restored'; readonly reason: string };
type PlainMail =
  | { readonly kind: 'verify' | 'email' | 'reset' | 'offered-reset' | 'export-ready'; readonly link: string }
  | { readonly kind: 'registration-tried' | 'deletion-cancelled' }
  | { readonly kind: 'deletion' | 'deletion-by-us'; readonly deletesAt: Date };

export type AccountMail = Shared & (ChangeMail | SuspensionMail | PlainMail);

export function composeMail(mail: AccountMail, locale: Locale): Mail {
  const content =
    'reason' in mail
      ? suspensionContent(mail, locale)
      : 'undo' in mail
        ? changeContent(mail, locale)
        : plainContent(mail, locale);
  return composeEmail({ ...mail, template: `account-${mail.kind}`, locale }, content);
}

function plainContent(mail: Shared & PlainMail, locale: Locale): EmailContent {
  const t = translator(accountsTexts, locale);
  const values = 'deletesAt' in mail ? { date: formatInstant(mail.deletesAt, locale, { dateStyle: 'long' }) } : {};
  const isRequested = 'link' in mail;
  return {
    subject: t(`accounts.mail.${mail.kind}Subject`),
    paragraphs: [t(`accounts.mail.${mail.kind}Text`, values)],
    actions: [
      isRequested
        ? { label: t(`accounts.mail.${mail.kind}Action`), link: mail.link }
        : { label: t('accounts.mail.openAction'), link: `${mail.publicUrl}/account` },
    ],
    notes: notesOf(mail).map((key) => t(`accounts.mail.${key}`)),
  };
}

/** What staff sent is no surprise to those who asked them for it. */
function notesOf(mail: PlainMail) {
  if (mail.kind === 'offered-reset') return ['offered-resetNote'] as const;
  if (mail.kind === 'export-ready' || mail.kind === 'deletion-by-us') return [`${mail.kind}Note`] as const;
  return 'link' in mail ? (['ignore'] as const) : [];
}

/** Describes the change and contains the undo link. */
function changeContent(mail: ChangeMail, locale: Locale): EmailContent {
  const t = translator(accountsTexts, locale);
  const values = mail.kind === 'changed' ? { email: isolated(mail.newEmail) } : {};
  return {
    subject: t(`accounts.mail.changes.${mail.kind}.subject`),
    paragraphs: [
      t(`accounts.mail.changes.${mail.kind}.text`, values),
      t('accounts.mail.undoText'),
      t('accounts.mail.undoNote', { kind: mail.kind.replaceAll('-', '_') }),
    ],
    actions: [{ label: t('accounts.mail.undoAction'), link: mail.undo }],
  };
}

/** To an owner whose account is suspended, with instructions to object, or restored. */
function suspensionContent({ kind, reason, publicUrl }: Shared & SuspensionMail, locale: Locale): EmailContent {
  const t = translator(accountsAdminTexts, locale);
  return {
    subject: t(`accountsAdmin.mail.${kind}Subject`),
    paragraphs: [t(`accountsAdmin.mail.${kind}Text`), ...(reason ? [t(`accountsAdmin.mail.${kind}Reason`)] : [])],
    ...(reason && { quote: reason }),
    ...(kind === 'suspended' && {
      notes: [t('accountsAdmin.mail.suspendedAfter')],
      // Nobody can sign in to its settings.
      links: [],
    }),
    actions: [
      {
        label: t(`accountsAdmin.mail.${kind}Action`),
        link: `${publicUrl}/${kind === 'suspended' ? 'contact' : 'account'}`,
      },
    ],
  };
}

const minute = 60_000;
const day = 86_400_000;

const kinds = [
  ...(['verify', 'email', 'reset', 'offered-reset', 'registration-tried', 'deletion'] as const),
  ...(['deletion-by-us', 'deletion-cancelled', 'export-ready'] as const),
  ...(['suspended', 'restored'] as const),
  ...(['password', 'changed', 'google-linked', 'google-unlinked'] as const),
  ...(['second-factor-on', 'second-factor-off', 'recovery-codes'] as const),
] as const satisfies AccountMail['kind'][];

/** Creates the link together with the email: only its hash is ever stored. */
export const accountMailJob = job({
  name: 'account-mail',
  payload: z.object({
    userId: z.number(),
    kind: z.enum(kinds),
    email: z.string().optional(),
    reason: z.string().optional(),
    exportId: z.number().optional(),
    /** When the undoable change was made. */
    at: z.iso.datetime().optional(),
  }),
  work: async (services: Services, { userId, kind, ...details }) => {
    const user = await findUser(services.db, userId);
    if (!user || user.demoEndsAt) return;
    const mail = await mailFor(services, user, kind, details);
    if (mail) await services.mailer.send(composeMail(mail, user.language)).catch(ignorePermanentFailure);
  },
});

const currentEmailKinds = [
  'verify',
  'reset',
  'offered-reset',
  'registration-tried',
  'deletion',
  'deletion-by-us',
  'deletion-cancelled',
  'export-ready',
  'suspended',
  'restored',
] as const satisfies AccountMail['kind'][];
/** Other kinds confirm a new address itself, or report a change to the address of that time, even if replaced since. */
const isSentToCurrentEmail = (kind: AccountMail['kind']): kind is (typeof currentEmailKinds)[number] =>
  currentEmailKinds.some((one) => one === kind);

async function mailFor(
  services: Services,
  user: User,
  kind: AccountMail['kind'],
  { email = user.email, reason = '', exportId, at }: Details,
): Promise<AccountMail | undefined> {
  const { publicUrl } = services.config;
  const to = isSentToCurrentEmail(kind) ? user.email : email;
  const shared = { to, userId: user.id, name: nameFor(user, to), publicUrl };
  // The page speaks the email's language, whatever the browser shows otherwise.
  const language = user.language === defaultLocale ? '' : `?lang=${user.language}`;
  const linkTo = (page: string, token: string) => `${shared.publicUrl}/${page}${language}#token=${token}`;
  switch (kind) {
    case 'verify':
      if (user.emailVerifiedAt) return undefined;
      return {
        ...shared,
        kind,
        link: linkTo('verify-email', await newLink(services, user.id, 'verify', 3 * day, email)),
      };
    case 'email':
      if (user.pendingEmail !== email) return undefined;
      return {
        ...shared,
        kind,
        link: linkTo('verify-email', await newLink(services, user.id, 'verify', 3 * day, email)),
      };
    case 'reset':
    case 'offered-reset':
      return {
        ...shared,
        kind,
        link: linkTo(
          'reset-password',
          await newLink(services, user.id, 'reset', resetLinkMinutes * minute, user.email),
        ),
      };
    case 'registration-tried':
      return { ...shared, kind };
    case 'export-ready':
      return { ...shared, kind, link: `${publicUrl}/account/data${language ? `${language}&` : '?'}export=${exportId}` };
    case 'deletion-cancelled':
      return user.deletesAt ? undefined : { ...shared, kind };
    case 'deletion':
    case 'deletion-by-us':
      return user.deletesAt ? { ...shared, kind, deletesAt: user.deletesAt } : undefined;
    case 'suspended':
    case 'restored':
      // Skips an email that is no longer true.
      return Boolean(user.suspendedAt) === (kind === 'suspended') ? { ...shared, kind, reason } : undefined;
    default: {
      const changedAt = at ? new Date(at) : services.clock.now();
      const undo = linkTo('undo-change', await newUndoLink(services, user.id, kind, email, changedAt));
      return kind === 'changed' ? { ...shared, kind, undo, newEmail: user.email } : { ...shared, kind, undo };
    }
  }
}

interface Details {
  readonly email?: string | undefined;
  readonly reason?: string | undefined;
  readonly exportId?: number | undefined;
  readonly at?: string | undefined;
}

/** The display name is untrusted input: it must not be usable to send text to strangers. */
const nameFor = ({ email, emailVerifiedAt, displayName }: User, to: string): string | undefined =>
  emailVerifiedAt && to === email ? displayName : undefined;

/** Expires a fixed time after the change, so the change's time can be derived from it; older undo links stay valid. */
async function newUndoLink(
  { db }: Pick<Services, 'db'>,
  userId: number,
  change: CredentialChange,
  email: string,
  changedAt: Date,
): Promise<string> {
  const token = randomValue();
  const expiresAt = new Date(changedAt.getTime() + undoMilliseconds);
  await insertToken(db, { tokenHash: hashOf(token), userId, kind: 'undo', change, email, expiresAt });
  return token;
}

/** Only the hash is stored; the caller delivers the link to the owner. */
export async function newLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  kind: LinkKind,
  lifetime: number,
  email: string,
): Promise<string> {
  const token = randomValue();
  const expiresAt = new Date(clock.now().getTime() + lifetime);
  await db.transaction(async (tx) => {
    // The lock prevents two concurrent emails from leaving two valid links.
    await lockUser(tx, userId);
    await replaceToken(tx, { tokenHash: hashOf(token), userId, kind, email, expiresAt });
  });
  return token;
}

const payload = z.object({
  email: z.string(),
  visitor: z.object({ address: z.string(), userAgent: z.string(), requestId: z.string() }),
});

/** Handles a forgotten password for an address that may not be registered. */
export const forgotPasswordJob = job({
  name: 'forgot-password',
  payload,
  work: async (services: Services, { email, visitor }) => {
    const user = await findUserByEmail(services.db, emailKey(email));
    if (!user || user.suspendedAt || isDemoTemplate(user)) return;
    await services.db.transaction(async (tx) => {
      await recordEvent(tx, { ...services, visitor }, { userId: user.id, kind: 'reset-asked' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'reset' });
    });
  },
});

/** Notifies the owner of a registration attempt with their address, at most once a day. */
export const registrationTriedJob = job({
  name: 'registration-tried',
  payload,
  work: async (services: Services, { email, visitor }) => {
    const { db, clock } = services;
    const user = await findUserByEmail(db, emailKey(email));
    if (!user || user.suspendedAt || isDemoTemplate(user)) return;
    const since = new Date(clock.now().getTime() - day);
    await db.transaction(async (tx) => {
      // The lock serializes concurrent attempts.
      await lockUser(tx, user.id);
      if (await hasRecentEvent(tx, user.id, 'registration-tried', since)) return;
      await recordEvent(tx, { ...services, visitor }, { userId: user.id, kind: 'registration-tried' });
      await addJob(tx, accountMailJob, { userId: user.id, kind: 'registration-tried' });
    });
  },
});
