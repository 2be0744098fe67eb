import { AppError } from '#base/app-error.ts';
import { lastInstant } from '#base/schemas.ts';
import { dropOwnerPages } from '#server-kit/page-cache/owner-pages.ts';
import { updateUser } from '../queries.ts';
import { getLocked, type Operator } from './admin-change.ts';

const dayMilliseconds = 86_400_000;

export async function extendTrial(operator: Operator, id: number, days: number): Promise<void> {
  await operator.db.transaction(async (tx) => {
    const { trialEndsAt: before } = await getLocked(tx, id);
    const from = Math.max(before?.getTime() ?? 0, operator.clock.now().getTime());
    const trialEndsAt = new Date(from + days * dayMilliseconds);
    if (trialEndsAt > lastInstant) throw new AppError('invalid_input', { fields: { days: 'errors.too_big' } });
    await updateUser(tx, id, { trialEndsAt });
    await dropOwnerPages(operator.bus, tx, id);
    await operator.audit(tx, {
      action: 'users.extend-trial',
      target: { kind: 'user', id },
      before: { trialEndsAt: before },
      after: { trialEndsAt },
    });
  });
}

interface ComplimentaryPlan {
  readonly packageType: 'advanced' | 'pro';
  readonly until: string;
}

export async function setComplimentaryPlan(
  operator: Operator,
  id: number,
  complimentaryPlan: ComplimentaryPlan | null,
): Promise<void> {
  if (complimentaryPlan && new Date(complimentaryPlan.until) <= operator.clock.now())
    throw new AppError('invalid_input', { fields: { 'complimentaryPlan.until': 'accountsAdmin.past' } });
  await operator.db.transaction(async (tx) => {
    const { complimentaryPackage, complimentaryUntil } = await getLocked(tx, id);
    const after = {
      complimentaryPackage: complimentaryPlan?.packageType ?? null,
      complimentaryUntil: complimentaryPlan ? new Date(complimentaryPlan.until) : null,
    };
    await updateUser(tx, id, after);
    await dropOwnerPages(operator.bus, tx, id);
    await operator.audit(tx, {
      action: 'users.give-package',
      target: { kind: 'user', id },
      before: { complimentaryPackage, complimentaryUntil },
      after,
    });
  });
}
