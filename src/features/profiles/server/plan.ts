import { AppError } from '#base/app-error.ts';
import { type EffectivePlan, maxEntitlements } from '#features/accounts/server/index.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { ProfileDocument } from '../document/document.ts';
import { type ExceededEntitlement, exceedsEntitlements } from '../domain.ts';

const fieldOf = { template: 'document.design.template' } as Readonly<Record<ExceededEntitlement, string | undefined>>;

/**
 * 402 if a larger package would allow it, else 400: upgrading would not help. Content already in the draft may stay.
 */
export async function requireWithinEntitlements(
  db: Db,
  document: ProfileDocument,
  before: ProfileDocument | undefined,
  { entitlements }: EffectivePlan,
): Promise<void> {
  const [exceeded] = exceedsEntitlements(document, before, entitlements);
  if (!exceeded) return;
  const max = await maxEntitlements(db);
  const exceedsEveryPlan = exceedsEntitlements(document, before, max).includes(exceeded);
  throw planError(exceeded, exceedsEveryPlan ? max : entitlements, exceedsEveryPlan);
}

function planError(exceeded: ExceededEntitlement, entitlements: Entitlements, exceedsEveryPlan: boolean): AppError {
  const field = fieldOf[exceeded] ?? 'document.blocks';
  if (exceeded === 'template' || exceeded === 'leadFields')
    return new AppError('payment_required', {
      message: `profiles.plan.${exceeded}`,
      fields: { [field]: `profiles.plan.${exceeded}` },
    });
  const key = exceedsEveryPlan ? `profiles.plan.${exceeded}Max` : `profiles.plan.${exceeded}`;
  const values = { count: entitlements[exceeded] };
  return new AppError(exceedsEveryPlan ? 'invalid_input' : 'payment_required', {
    message: key,
    fields: { [field]: key },
    values,
  });
}

export async function requireProfileQuota(db: Db, have: number, { entitlements }: EffectivePlan): Promise<void> {
  if (have < entitlements.profiles) return;
  const max = (await maxEntitlements(db)).profiles;
  throw have < max
    ? new AppError('payment_required', { message: 'profiles.plan.profiles', values: { count: entitlements.profiles } })
    : new AppError('conflict', { message: 'profiles.plan.profilesMax', values: { count: max } });
}
