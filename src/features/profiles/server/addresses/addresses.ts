import { AppError } from '#base/app-error.ts';
import { type CheckedAddress, checkCustomSlug, checkSlug, normalizeAddress } from '../../addresses.ts';
import type { Profile } from '../../contract.ts';
import { profileLimits } from '../../domain.ts';
import { type OwnerCall, type Step, updateOwnProfile } from '../own.ts';
import { type AddressKind, claimAddress, findClaim, releaseAddress } from './address-queries.ts';

const dayMilliseconds = 86_400_000;

const checkOf = { slug: checkSlug, custom: checkCustomSlug } as const;
const fieldOf = { slug: 'slug', custom: 'customSlug' } as const;

interface AddressChange {
  readonly slug?: string | undefined;
  readonly customSlug?: string | null | undefined;
}

/** An empty custom address releases it; an undefined one leaves it unchanged. */
export const setAddress = (call: OwnerCall, id: number, { slug, customSlug }: AddressChange): Promise<Profile> =>
  updateOwnProfile(call, id, async (step) => {
    // The demo is open to anyone, so a custom address would have no accountable owner.
    if (call.user.isDemo)
      throw new AppError('demo_refused', {
        message: 'profiles.address.demo',
        fields: { [slug === undefined ? 'customSlug' : 'slug']: 'profiles.address.demo' },
      });
    let { row } = step;
    if (slug !== undefined) row = await changeAddress(step, 'slug', requireValidName('slug', slug, row.slug), row.slug);
    if (customSlug === undefined) return row;
    if (!customSlug?.trim()) return changeAddress(step, 'custom', null, row.customSlug);
    if (!step.plan.entitlements.customSlug)
      throw new AppError('payment_required', {
        message: 'profiles.plan.customSlug',
        fields: { customSlug: 'profiles.plan.customSlug' },
      });
    return changeAddress(step, 'custom', requireValidName('custom', customSlug, row.customSlug), row.customSlug);
  });

/** The current address remains valid, even if it could not be claimed today. */
function requireValidName(kind: AddressKind, typed: string, current: string | null): string {
  if (normalizeAddress(typed) === current) return current;
  const checked = checkOf[kind](typed);
  if (checked.isValid) return checked.value;
  throw new AppError('invalid_input', { fields: { [fieldOf[kind]]: errorKeyOf(kind, checked.error) } });
}

const errorKeyOf = (kind: AddressKind, error: Extract<CheckedAddress, { isValid: false }>['error']): string =>
  kind === 'slug' && error === 'letters' ? 'profiles.address.lettersSlug' : `profiles.address.${error}`;

async function changeAddress(
  { tx, row, now, change }: Step,
  kind: AddressKind,
  name: string | null,
  old: string | null,
) {
  if (name === old) return change({ [fieldOf[kind]]: name });
  if (name !== null && !(await claimAddress(tx, { kind, name, profileId: row.id }, now)))
    throw new AppError('conflict', { fields: { [fieldOf[kind]]: 'profiles.address.taken' } });
  if (old !== null) {
    const freeAt = new Date(now.getTime() + profileLimits.addressDays * dayMilliseconds);
    await releaseAddress(tx, { kind, name: old, profileId: row.id }, freeAt);
  }
  return change({ [fieldOf[kind]]: name });
}

interface Question {
  readonly value: string;
  readonly kind: AddressKind;
  readonly profileId?: number | undefined;
}

export async function checkAddress({ db, clock, user }: OwnerCall, { value: typed, kind, profileId }: Question) {
  if (user.isDemo) return { available: false, reason: 'demo' as const, value: typed };
  const checked = checkOf[kind](typed);
  if (!checked.isValid && checked.error !== 'reserved')
    return { available: false, reason: checked.error, value: typed };
  const value = normalizeAddress(typed);
  const claim = await findClaim(db, kind, value);
  const isPresent = claim?.ownerId === user.id && claim.profileId === profileId && claim.freeAt === null;
  if (!checked.isValid)
    return isPresent ? { available: true, value } : { available: false, reason: checked.error, value };
  const isOwn = claim?.ownerId === user.id && (claim.profileId === profileId || claim.freeAt !== null);
  const isFree = !claim || (claim.freeAt !== null && claim.freeAt <= clock.now() && !claim.isPrinted);
  return isOwn || isFree ? { available: true, value } : { available: false, reason: 'taken' as const, value };
}
