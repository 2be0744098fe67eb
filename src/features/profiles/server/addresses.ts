import { AppError } from '#base/app-error.ts';
import { type CheckedAddress, checkCustomSlug, checkSlug } from '../addresses.ts';
import type { Profile } from '../contract.ts';
import { profileLimits } from '../domain.ts';
import { type AddressKind, claimAddress, findClaim, giveUpAddress } from './address-queries.ts';
import { changeOwn, type Own, type Step } from './own.ts';

const dayMilliseconds = 86_400_000;

const checkOf = { slug: checkSlug, custom: checkCustomSlug } as const;
const fieldOf = { slug: 'slug', custom: 'customSlug' } as const;

interface Wish {
  readonly slug?: string | undefined;
  readonly customSlug?: string | null | undefined;
}

/** An empty own address gives it up; one that is not mentioned stays. */
export const setAddress = (call: Own, id: number, { slug, customSlug }: Wish): Promise<Profile> =>
  changeOwn(call, id, async (step) => {
    let { row } = step;
    if (slug !== undefined) row = await move(step, 'slug', goodName('slug', slug), row.slug);
    if (customSlug === undefined) return row;
    if (!customSlug?.trim()) return move(step, 'custom', null, row.customSlug);
    if (!step.plan.allowances.customSlug)
      throw new AppError('payment_required', {
        message: 'profiles.plan.customSlug',
        fields: { customSlug: 'profiles.plan.customSlug' },
      });
    return move(step, 'custom', goodName('custom', customSlug), row.customSlug);
  });

function goodName(kind: AddressKind, typed: string): string {
  const checked = checkOf[kind](typed);
  if (checked.isGood) return checked.value;
  throw new AppError('invalid_input', { fields: { [fieldOf[kind]]: flawKey(kind, checked.flaw) } });
}

const flawKey = (kind: AddressKind, flaw: Extract<CheckedAddress, { isGood: false }>['flaw']): string =>
  kind === 'slug' && flaw === 'letters' ? 'profiles.address.lettersSlug' : `profiles.address.${flaw}`;

async function move({ tx, row, now, change }: Step, kind: AddressKind, name: string | null, old: string | null) {
  if (name === old) return change({ [fieldOf[kind]]: name });
  if (name !== null && !(await claimAddress(tx, { kind, name, profileId: row.id }, now)))
    throw new AppError('conflict', { fields: { [fieldOf[kind]]: 'profiles.address.taken' } });
  if (old !== null) {
    const freeAt = new Date(now.getTime() + profileLimits.addressDays * dayMilliseconds);
    await giveUpAddress(tx, { kind, name: old, profileId: row.id }, freeAt);
  }
  return change({ [fieldOf[kind]]: name });
}

interface Question {
  readonly value: string;
  readonly kind: AddressKind;
  readonly profileId?: number | undefined;
}

export async function checkAddress({ db, clock, user }: Own, { value: typed, kind, profileId }: Question) {
  const checked = checkOf[kind](typed);
  if (!checked.isGood) return { available: false, reason: checked.flaw, value: typed };
  const { value } = checked;
  const claim = await findClaim(db, kind, value);
  const isOwn = claim?.ownerId === user.id && (claim.profileId === profileId || claim.freeAt !== null);
  const isFree = !claim || (claim.freeAt !== null && claim.freeAt <= clock.now() && !claim.isPrinted);
  return isOwn || isFree ? { available: true, value } : { available: false, reason: 'taken' as const, value };
}
