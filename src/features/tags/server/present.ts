import type { Config } from '#server-kit/config/config.ts';
import type { Tag } from '../contract.ts';
import { chipLink } from '../domain.ts';
import { type Destination, scheduledOf } from './destination.ts';
import type { OfferRow } from './offer-queries.ts';
import type { TagRow } from './queries.ts';

export interface TagFacts {
  readonly destination: Destination | undefined;
  readonly taps: number;
  readonly offer: OfferRow | undefined;
  readonly now: Date;
}

/** Field by field: nothing of whoever had it before, or of the workshop, slips out. */
export function presentTag(
  row: TagRow,
  { destination, taps, offer, now }: TagFacts,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Tag {
  const scheduled = scheduledOf(row, now);
  return {
    code: row.code,
    name: row.name,
    state: row.state,
    link: chipLink(publicUrl, row.code),
    profileId: row.profileId,
    schedule:
      scheduled !== null && row.scheduleUntil ? { profileId: scheduled, until: row.scheduleUntil.toISOString() } : null,
    opensProfileId: destination?.kind === 'profile' ? destination.profileId : null,
    orderId: row.orderId,
    taps,
    offer: offer ? { email: offer.email, expiresAt: offer.expiresAt.toISOString() } : null,
    createdAt: row.createdAt.toISOString(),
  };
}
