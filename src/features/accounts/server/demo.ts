import { randomBytes } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import { addMonths } from '#base/time/israel-time.ts';
import { trialDays } from '#features/packages/plan.ts';
import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint } from '#server-kit/services/services.ts';
import { demoEmail, demoPassword } from '../demo-account.ts';
import { accountPolicy, emailKey, usernameKey } from '../domain.ts';
import { demoName } from './hebrew-texts.ts';
import { countDemoCopies, findUserByEmail, insertUser, type User } from './queries.ts';
import { hashPassword } from './session/password.ts';
import type { AccountsCall } from './session/session.ts';

const copyMilliseconds = accountPolicy.demoHours * 3_600_000;
const maxCopies = 2_000;
const dayMilliseconds = 86_400_000;

/** A business in its second year, which pays by the month: since when, and for how many months so far (decision 73). */
export const demoMonths = 15;
const openedAt = (now: Date): Date => new Date(addMonths(now, 1 - demoMonths).getTime() - 20 * dayMilliseconds);

export const isDemoTemplate = ({ emailKey: key }: Pick<User, 'emailKey'>): boolean => key === emailKey(demoEmail);

export async function seedDemo(db: Db): Promise<void> {
  if (await findUserByEmail(db, emailKey(demoEmail))) return;
  const { username, displayName } = demoName;
  await insertUser(db, {
    username,
    usernameKey: usernameKey(username),
    displayName: displayName.he,
    email: demoEmail,
    emailKey: emailKey(demoEmail),
    emailVerifiedAt: new Date(),
    passwordHash: await hashPassword(demoPassword),
  });
}

/** Copies the template's data into a new demo account, in the same transaction. */
export type DemoSeed = (
  db: Db,
  templateId: number,
  copy: Pick<User, 'id' | 'language' | 'createdAt'>,
  suffix: string,
  now: Date,
) => Promise<void>;

export const demoSeeds = extensionPoint<DemoSeed>('demo-seeds');

/** Creates a private copy of the demo account, invisible to others and deleted after two hours. */
export async function openDemoCopy({ db, clock, visitor, extensions }: AccountsCall, template: User): Promise<User> {
  const now = clock.now();
  if ((await countDemoCopies(db, now)) >= maxCopies)
    throw new AppError('unavailable', { message: 'accounts.login.busy', retryAfterSeconds: 60 });
  const suffix = randomBytes(5).toString('hex');
  const demoEndsAt = new Date(now.getTime() + copyMilliseconds);
  const createdAt = openedAt(now);
  return db.transaction(async (tx) => {
    const copy = await insertUser(tx, {
      username: `${template.username}-${suffix}`,
      usernameKey: `${template.usernameKey}-${suffix}`,
      displayName: demoName.displayName[visitor.locale],
      email: template.email,
      emailKey: `${template.emailKey}#${suffix}`,
      emailVerifiedAt: now,
      passwordHash: template.passwordHash,
      language: visitor.locale,
      trialEndsAt: new Date(createdAt.getTime() + trialDays * dayMilliseconds),
      // A day longer than its last paid month, like every subscription.
      paidPackage: 'pro',
      paidUntil: new Date(addMonths(createdAt, demoMonths).getTime() + dayMilliseconds),
      demoEndsAt,
      createdAt,
    });
    for (const seed of extensions.of(demoSeeds)) await seed(tx, template.id, copy, suffix, now);
    return copy;
  });
}
