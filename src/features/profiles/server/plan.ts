import { AppError } from '#base/app-error.ts';
import { type EffectivePlan, effectivePlan, maxEntitlements } from '#features/accounts/server/index.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { ProfileDocument } from '../document/document.ts';
import { exceedsEntitlements, type PlanFlaw } from '../domain.ts';

export const planOf = (db: Db, ownerId: number, now: Date): Promise<EffectivePlan> => effectivePlan(db, ownerId, now);

const placeOf = { template: 'document.design.template' } as Readonly<Record<PlanFlaw, string | undefined>>;

/** 402 when a larger package would take it, else 400: no money helps. What stood in the draft already may stay. */
export async function requireWithinEntitlements(
  db: Db,
  document: ProfileDocument,
  before: ProfileDocument | undefined,
  { entitlements }: EffectivePlan,
): Promise<void> {
  const [flaw] = exceedsEntitlements(document, before, entitlements);
  if (!flaw) return;
  const most = await maxEntitlements(db);
  const isBeyondAll = exceedsEntitlements(document, before, most).includes(flaw);
  throw planError(flaw, isBeyondAll ? most : entitlements, isBeyondAll);
}

function planError(flaw: PlanFlaw, entitlements: Entitlements, isBeyondAll: boolean): AppError {
  const place = placeOf[flaw] ?? 'document.blocks';
  if (flaw === 'template' || flaw === 'leadFields')
    return new AppError('payment_required', {
      message: `profiles.plan.${flaw}`,
      fields: { [place]: `profiles.plan.${flaw}` },
    });
  const key = isBeyondAll ? `profiles.plan.${flaw}Max` : `profiles.plan.${flaw}`;
  const values = { count: entitlements[flaw] };
  return new AppError(isBeyondAll ? 'invalid_input' : 'payment_required', {
    message: key,
    fields: { [place]: key },
    values,
  });
}

export async function refuseTooMany(db: Db, have: number, { entitlements }: EffectivePlan): Promise<void> {
  if (have < entitlements.profiles) return;
  const most = (await maxEntitlements(db)).profiles;
  throw have < most
    ? new AppError('payment_required', { message: 'profiles.plan.profiles', values: { count: entitlements.profiles } })
    : new AppError('conflict', { message: 'profiles.plan.profilesMax', values: { count: most } });
}
