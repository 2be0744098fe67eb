import type { Identity, Visitor } from '#server-kit/http/route.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { DeletionEffect } from '../../contract.ts';

export type DeletionEffectCall = Services & { readonly user: Identity; readonly visitor: Pick<Visitor, 'locale'> };

/** What a higher feature has to tell an owner before the account is deleted; undefined if nothing of it is theirs. */
type DeletionEffectReader = (call: DeletionEffectCall) => Promise<DeletionEffect | undefined>;

export const deletionEffects = extensionPoint<DeletionEffectReader>('deletion-effects');

export async function listDeletionEffects(call: DeletionEffectCall): Promise<DeletionEffect[]> {
  const effects = await Promise.all(call.extensions.of(deletionEffects).map((read) => read(call)));
  return effects.filter((effect) => effect !== undefined);
}
