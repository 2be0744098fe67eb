import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import { MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { replaceToken } from './link-queries.ts';
import { type AccountMail, composeMail } from './mails.ts';
import { lockUser } from './protected-queries.ts';
import { findUser, type User } from './queries.ts';
import { hashOf, randomValue } from './session.ts';
import type { LinkKind } from './table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const kinds = [
  ...(['verify', 'email', 'reset', 'changed', 'password', 'deletion'] as const),
  ...(['suspended', 'restored'] as const),
] as const satisfies AccountMail['kind'][];

/** The link is made when the mail is: until then, and afterwards, only its hash is anywhere. */
export const accountMailJob = job({
  name: 'account-mail',
  payload: z.object({
    userId: z.number(),
    kind: z.enum(kinds),
    email: z.string().optional(),
    reason: z.string().optional(),
  }),
  work: async (services: Services, { userId, kind, email, reason }) => {
    const user = await findUser(services.db, userId);
    if (!user || user.demoEndsAt) return;
    const mail = await mailFor(services, user, kind, { email, reason });
    if (mail) await services.mailer.send(composeMail(mail, user.language)).catch(acceptFinalWord);
  },
});

/** An address that the receiver's server does not know today is not known after 25 tries either; the mailer has logged it. */
function acceptFinalWord(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}

async function mailFor(
  services: Services,
  user: User,
  kind: AccountMail['kind'],
  { email = user.email, reason = '' }: { email?: string | undefined; reason?: string | undefined },
): Promise<AccountMail | undefined> {
  const shared = { to: user.email, name: user.displayName, publicUrl: services.config.publicUrl };
  const linkTo = (page: string, token: string) => `${shared.publicUrl}/${page}#token=${token}`;
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
        to: email,
        link: linkTo('verify-email', await newLink(services, user.id, 'verify', 3 * day, email)),
      };
    case 'reset':
      return {
        ...shared,
        kind,
        link: linkTo('reset-password', await newLink(services, user.id, 'reset', 30 * minute, user.email)),
      };
    case 'changed':
      return { ...shared, kind, to: email, newEmail: user.email };
    case 'password':
      return { ...shared, kind };
    case 'deletion':
      return user.deletesAt ? { ...shared, kind, deletesAt: user.deletesAt } : undefined;
    case 'suspended':
    case 'restored':
      // Nobody is told what is no longer so.
      return Boolean(user.suspendedAt) === (kind === 'suspended') ? { ...shared, kind, reason } : undefined;
  }
}

/** Only its hash is kept; whoever asks for it brings it to the owner. */
export async function newLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  kind: LinkKind,
  lasts: number,
  email: string,
): Promise<string> {
  const token = randomValue();
  const expiresAt = new Date(clock.now().getTime() + lasts);
  await db.transaction(async (tx) => {
    // Two mails that are written at once would otherwise leave two good links.
    await lockUser(tx, userId);
    await replaceToken(tx, { tokenHash: hashOf(token), userId, kind, email, expiresAt });
  });
  return token;
}
