import type { ProfileRow } from '../queries.ts';

export type UnavailableStatus = 'paused' | 'suspended' | 'expired';

/** Where a visitor of a card that is not shown now is sent. */
export function unavailableLocation(
  { published, draft }: Pick<ProfileRow, 'published' | 'draft'>,
  status: UnavailableStatus,
): string {
  if (status !== 'expired') return '/inactive-card';
  const { identity, language } = published ?? draft;
  const name = identity.name[language] || identity.name.he || identity.name.en || '';
  return `/subscription-required?name=${encodeURIComponent(name)}`;
}
