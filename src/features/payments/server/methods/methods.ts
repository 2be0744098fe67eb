import { AppError, orNotFound } from '#base/app-error.ts';
import { demoMethod } from '#features/invoices/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { FieldsSetup, PaymentMethod } from '../../contract.ts';
import { expiryOf } from '../../domain.ts';
import type { MethodDetails } from '../providers/port.ts';
import { answered, customerOf, providerOf } from '../providers/provider.ts';
import { forgetMethod, isMethodUsed, saveMethod } from './method-end.ts';
import {
  findMethodByToken,
  findUsableMethod,
  insertMethod,
  listMethods,
  lockMethods,
  type MethodRow,
  setDefault,
} from './method-queries.ts';

export type OwnerContext = Services & { readonly user: Identity };

function presentMethod(row: MethodRow, now: Date): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, isDefault } = row;
  return { id, brand, last4, expMonth, expYear, isDefault, expiry: expiryOf(row, now) };
}

export async function listOwnMethods(call: OwnerContext): Promise<PaymentMethod[]> {
  const expYear = call.clock.now().getUTCFullYear() + 2;
  if (call.user.isDemo) return [{ ...demoMethod, expMonth: 8, expYear, isDefault: true, expiry: 'good' }];
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
    const row = orNotFound(await findUsableMethod(tx, call.user.id, id));
    await work(tx, row);
  });
  return listOwnMethods(call);
}

/**
 * A subscription's method cannot be removed until the subscription has another; the newest left becomes the default.
 */
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

interface NewMethod {
  readonly token: string;
  readonly save: 'now' | 'whenPaid' | 'never';
}

/** Idempotent: the same token returns the same method, so a repeated request saves one method. */
export async function addMethod(call: OwnerContext, input: NewMethod): Promise<PaymentMethod> {
  const { name: provider } = providerOf(call);
  const existing = await findMethodByToken(call.db, provider, input.token);
  const details = existing ? undefined : await fetchMethodDetails(call, input.token);
  return call.db.transaction(async (tx) => {
    await lockMethods(tx, call.user.id);
    const created = details && (await insertMethod(tx, { ...rowOf(call, input, details), provider }));
    const method = requireOwn(call, created ?? (await findMethodByToken(tx, provider, input.token)));
    if (input.save === 'now') await saveMethod(tx, method);
    return presentMethod((await findUsableMethod(tx, call.user.id, method.id)) ?? method, call.clock.now());
  });
}

/** Does not reveal why a token is unusable: it may belong to another user. */
const unusable = () => new AppError('invalid_input', { fields: { token: 'payments.method.unusable' } });

async function fetchMethodDetails(call: OwnerContext, token: string): Promise<MethodDetails> {
  const customer = await customerOf(call, call.user.id);
  const details = await answered(call, (provider) => provider.saveMethod(customer, token));
  if (!details) throw unusable();
  return details;
}

function rowOf({ user, clock }: OwnerContext, { token, save }: NewMethod, details: MethodDetails) {
  const { ref, brand, last4, expMonth, expYear } = details;
  const created = { userId: user.id, token, isDefault: false, isSaved: false, createdAt: clock.now() };
  return { ...created, saveWhenPaid: save === 'whenPaid', ref, brand, last4, expMonth, expYear };
}

function requireOwn({ user }: OwnerContext, row: MethodRow | undefined): MethodRow {
  if (!row || row.userId !== user.id || row.removedAt) throw unusable();
  return row;
}
