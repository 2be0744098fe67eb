import { AppError } from '#base/app-error.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { listOwnProfiles, type OwnProfile } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Stats } from '../contract.ts';
import { type AskedRange, type Range, rangeBefore, rangeFlaw, shownRange } from '../range.ts';
import { figuresOf } from './figures.ts';
import { presentStats } from './present.ts';
import { readSums } from './queries.ts';

/** What the owner's own calls work with. */
export type Own = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };

/** One profile of the owner's, or all that the plan shows. */
export async function chosenProfiles({ db, clock, user }: Own, profileId: number | undefined): Promise<OwnProfile[]> {
  const own = await listOwnProfiles(db, user.id, clock.now());
  if (profileId === undefined) return own.filter(({ isExpired }) => !isExpired);
  const one = own.find(({ id }) => id === profileId);
  if (!one) throw new AppError('not_found');
  if (one.isExpired) throw new AppError('payment_required', { message: 'statsServer.expired' });
  return [one];
}

export async function chosenRange({ db, clock, user }: Own, asked: AskedRange): Promise<Range> {
  const now = clock.now();
  const today = dateInIsrael(now);
  const flaw = rangeFlaw(asked, today);
  if (flaw === 'order') throw new AppError('invalid_input', { fields: { from: 'statsServer.range.order' } });
  if (flaw === 'length') throw new AppError('invalid_input', { fields: { from: 'statsServer.range.length' } });
  const { entitlements } = await effectivePlan(db, user.id, now);
  return shownRange(asked, today, entitlements.statsDays);
}

export async function getStats(
  call: Own,
  profileId: number | undefined,
  asked: AskedRange,
  locale: Locale,
): Promise<Stats> {
  const profiles = await chosenProfiles(call, profileId);
  const range = await chosenRange(call, asked);
  const ids = profiles.map(({ id }) => id);
  const before = rangeBefore(range);
  const rows = ids.length ? await readSums(call.db, ids, range.from, range.to) : [];
  return {
    profileId: profileId ?? null,
    ...range,
    before: before ? await figuresOf(call.db, ids, before.from, before.to) : null,
    ...presentStats(rows, range, profiles, locale),
  };
}
