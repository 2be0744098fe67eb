import { AppError } from '#base/app-error.ts';
import type { PaymentMethod } from '../contract.ts';
import { answered, customerOf } from './customers.ts';
import { keepMethod } from './method-end.ts';
import { findMethodByToken, findUsableMethod, insertMethod, lockMethods, type MethodRow } from './method-queries.ts';
import type { Own } from './methods.ts';
import type { MethodFacts } from './port.ts';
import { presentMethod } from './present.ts';
import { providerOf } from './provider.ts';

interface NewCard {
  readonly token: string;
  readonly isKept: boolean;
}

/** The same token again is the same method: a call that is sent twice saves one card. */
export async function addMethod(call: Own, card: NewCard): Promise<PaymentMethod> {
  const { name: provider } = providerOf(call);
  const known = await findMethodByToken(call.db, provider, card.token);
  const facts = known ? undefined : await askForFacts(call, card.token);
  return call.db.transaction(async (tx) => {
    await lockMethods(tx, call.user.id);
    const made = facts && (await insertMethod(tx, { ...rowOf(call, card, facts), provider }));
    const own = ownOf(call, made ?? (await findMethodByToken(tx, provider, card.token)));
    if (card.isKept) await keepMethod(tx, own);
    return presentMethod((await findUsableMethod(tx, call.user.id, own.id)) ?? own, call.clock.now());
  });
}

/** Why a token is of no use is not told: it may be somebody else's. */
const unusable = () => new AppError('invalid_input', { fields: { token: 'payments.method.unusable' } });

async function askForFacts(call: Own, token: string): Promise<MethodFacts> {
  const customer = await customerOf(call, call.user.id);
  const facts = await answered(call, (provider) => provider.keepMethod(customer, token));
  if (!facts) throw unusable();
  return facts;
}

function rowOf({ user, clock }: Own, { token }: NewCard, facts: MethodFacts) {
  const { ref, brand, last4, expMonth, expYear } = facts;
  const made = { userId: user.id, token, isDefault: false, isKept: false, createdAt: clock.now() };
  return { ...made, ref, brand, last4, expMonth, expYear };
}

function ownOf({ user }: Own, row: MethodRow | undefined): MethodRow {
  if (!row || row.userId !== user.id || row.removedAt) throw unusable();
  return row;
}
