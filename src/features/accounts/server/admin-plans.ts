import { AppError } from '#base/app-error.ts';
import { lastInstant } from '#base/schemas.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import { getLocked, type Runner } from './admin-change.ts';
import { updateUser } from './queries.ts';

const dayMilliseconds = 86_400_000;

export async function extendTrial(runner: Runner, id: number, days: number): Promise<void> {
  await runner.db.transaction(async (tx) => {
    const { trialEndsAt: before } = await getLocked(tx, id);
    const from = Math.max(before?.getTime() ?? 0, runner.clock.now().getTime());
    const trialEndsAt = new Date(from + days * dayMilliseconds);
    if (trialEndsAt > lastInstant) throw new AppError('invalid_input', { fields: { days: 'errors.too_big' } });
    await updateUser(tx, id, { trialEndsAt });
    await dropOwnerPages(runner.bus, tx, id);
    await runner.audit(tx, {
      action: 'users.extend-trial',
      target: { kind: 'user', id },
      before: { trialEndsAt: before },
      after: { trialEndsAt },
    });
  });
}

interface Gift {
  readonly packageType: 'advanced' | 'pro';
  readonly until: string;
}

export async function givePackage(runner: Runner, id: number, gift: Gift | null): Promise<void> {
  if (gift && new Date(gift.until) <= runner.clock.now())
    throw new AppError('invalid_input', { fields: { 'gift.until': 'accountsAdmin.past' } });
  await runner.db.transaction(async (tx) => {
    const { givenPackage, givenUntil } = await getLocked(tx, id);
    const after = { givenPackage: gift?.packageType ?? null, givenUntil: gift ? new Date(gift.until) : null };
    await updateUser(tx, id, after);
    await dropOwnerPages(runner.bus, tx, id);
    await runner.audit(tx, {
      action: 'users.give-package',
      target: { kind: 'user', id },
      before: { givenPackage, givenUntil },
      after,
    });
  });
}
