import { AppError } from '#base/app-error.ts';
import type { PaymentMethod } from '../../contract.ts';
import { presentMethod } from '../present.ts';
import { answered, customerOf } from '../providers/customers.ts';
import type { MethodDetails } from '../providers/port.ts';
import { providerOf } from '../providers/provider.ts';
import { saveMethod } from './method-end.ts';
import { findMethodByToken, findUsableMethod, insertMethod, lockMethods, type MethodRow } from './method-queries.ts';
import type { OwnerContext } from './methods.ts';

interface NewMethod {
  readonly token: string;
  readonly isSaved: boolean;
}

/** The same token again is the same method: a call that is sent twice saves one card. */
export async function addMethod(call: OwnerContext, input: NewMethod): Promise<PaymentMethod> {
  const { name: provider } = providerOf(call);
  const existing = await findMethodByToken(call.db, provider, input.token);
  const details = existing ? undefined : await fetchMethodDetails(call, input.token);
  return call.db.transaction(async (tx) => {
    await lockMethods(tx, call.user.id);
    const created = details && (await insertMethod(tx, { ...rowOf(call, input, details), provider }));
    const method = requireOwn(call, created ?? (await findMethodByToken(tx, provider, input.token)));
    if (input.isSaved) await saveMethod(tx, method);
    return presentMethod((await findUsableMethod(tx, call.user.id, method.id)) ?? method, call.clock.now());
  });
}

/** Why a token is of no use is not told: it may be somebody else's. */
const unusable = () => new AppError('invalid_input', { fields: { token: 'payments.method.unusable' } });

async function fetchMethodDetails(call: OwnerContext, token: string): Promise<MethodDetails> {
  const customer = await customerOf(call, call.user.id);
  const details = await answered(call, (provider) => provider.saveMethod(customer, token));
  if (!details) throw unusable();
  return details;
}

function rowOf({ user, clock }: OwnerContext, { token }: NewMethod, details: MethodDetails) {
  const { ref, brand, last4, expMonth, expYear } = details;
  const created = { userId: user.id, token, isDefault: false, isSaved: false, createdAt: clock.now() };
  return { ...created, ref, brand, last4, expMonth, expYear };
}

function requireOwn({ user }: OwnerContext, row: MethodRow | undefined): MethodRow {
  if (!row || row.userId !== user.id || row.removedAt) throw unusable();
  return row;
}
