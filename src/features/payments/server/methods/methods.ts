import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { FieldsSetup, PaymentMethod } from '../../contract.ts';
import { expiryOf } from '../../domain.ts';
import { presentMethod } from '../present.ts';
import { answered, customerOf } from '../providers/customers.ts';
import { providerOf } from '../providers/provider.ts';
import { forgetMethod } from './method-end.ts';
import { findUsableMethod, listMethods, lockMethods, type MethodRow, setDefault } from './method-queries.ts';
import { isMethodUsed } from './method-uses.ts';

export type OwnerContext = Services & { readonly user: Identity };

export async function listOwnMethods(call: OwnerContext): Promise<PaymentMethod[]> {
  const rows = await listMethods(call.db, call.user.id, providerOf(call).name);
  return rows.map((row) => presentMethod(row, call.clock.now()));
}

export async function setUpFields(call: OwnerContext): Promise<FieldsSetup> {
  const customer = await customerOf(call, call.user.id);
  return answered(call, (provider) => provider.setUpFields(customer));
}

async function changeOwnMethod(call: OwnerContext, id: number, work: (tx: Db, row: MethodRow) => Promise<void>) {
  await call.db.transaction(async (tx) => {
    await lockMethods(tx, call.user.id);
    const row = await findUsableMethod(tx, call.user.id, id);
    if (!row) throw new AppError('not_found');
    await work(tx, row);
  });
  return listOwnMethods(call);
}

/** What a subscription is charged to stays until the subscription has another; the default passes to the newest left. */
export const removeMethod = (call: OwnerContext, id: number): Promise<PaymentMethod[]> =>
  changeOwnMethod(call, id, async (tx, row) => {
    if (await isMethodUsed(call, tx, id)) throw new AppError('conflict', { message: 'payments.method.inUse' });
    await forgetMethod(tx, row, call.clock.now());
    const [newest] = await listMethods(tx, call.user.id, row.provider);
    if (row.isDefault && newest) await setDefault(tx, call.user.id, newest.id);
  });

export const makeDefault = (call: OwnerContext, id: number): Promise<PaymentMethod[]> =>
  changeOwnMethod(call, id, async (tx, row) => {
    if (!row.isSaved) throw new AppError('not_found');
    if (expiryOf(row, call.clock.now()) === 'over')
      throw new AppError('conflict', { message: 'payments.method.expired' });
    await setDefault(tx, call.user.id, id);
  });
