import { AppError } from '#base/app-error.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { AdminPackage } from '../admin-contract.ts';
import { type Prices, priceErrors } from '../prices.ts';
import { deletePrice, findPrice, insertPrice, lockPackage } from './admin-queries.ts';
import { getAdminPackage } from './admin-read.ts';

type AdminCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'bus' | 'clock' | 'db' | 'extensions'>;

/** So long a moment that was `now` when the admin pressed is still now. */
const toleranceMilliseconds = 60_000;

/** Prices from a moment on. Whoever has agreed to others keeps theirs: those stand in the subscription. */
export async function addPrice(
  call: AdminCall,
  id: number,
  { effectiveFrom: requestedFrom, ...prices }: Prices & { readonly effectiveFrom: string },
): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    const row = await lockPackage(tx, id);
    if (!row) throw new AppError('not_found');
    const fields = { ...priceErrors(row.packageType, prices), ...dateErrors(requestedFrom, now) };
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
    const effectiveFrom = new Date(Math.max(new Date(requestedFrom).getTime(), now.getTime()));
    const { monthlyPrice, yearlyPrice } = await getAdminPackage(tx, id, now, call);
    const created = await insertPrice(tx, { ...prices, packageId: id, effectiveFrom, createdAt: now });
    if (!created) throw new AppError('conflict', { message: 'packageRules.sameInstant' });
    await call.audit(tx, {
      action: 'packages.price',
      target: { kind: 'package', id },
      before: { monthlyPrice, yearlyPrice },
      after: { ...prices, effectiveFrom: effectiveFrom.toISOString() },
    });
    return getAdminPackage(tx, id, now, call);
  });
}

const dateErrors = (requestedFrom: string, now: Date): Record<string, string> =>
  new Date(requestedFrom).getTime() < now.getTime() - toleranceMilliseconds
    ? { effectiveFrom: 'packageRules.past' }
    : {};

/** Only before anybody was sold anything by them. */
export async function dropPrice(call: AdminCall, id: number, priceId: number): Promise<AdminPackage> {
  const now = call.clock.now();
  return call.db.transaction(async (tx) => {
    const row = await lockPackage(tx, id);
    const price = row && (await findPrice(tx, id, priceId));
    if (!price) throw new AppError('not_found');
    if (price.effectiveFrom <= now) throw new AppError('conflict', { message: 'packageRules.holdsAlready' });
    await deletePrice(tx, priceId);
    const { monthlyPrice, yearlyPrice, effectiveFrom } = price;
    await call.audit(tx, {
      action: 'packages.drop-price',
      target: { kind: 'package', id },
      before: { monthlyPrice, yearlyPrice, effectiveFrom: effectiveFrom.toISOString() },
    });
    return getAdminPackage(tx, id, now, call);
  });
}
