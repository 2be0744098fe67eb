import type { ProfileRow } from '../queries.ts';

export type UnavailableStatus = 'paused' | 'suspended' | 'expired';

/** The redirect target for visitors of a hidden profile. */
export function unavailableLocation(
  { published, draft }: Pick<ProfileRow, 'published' | 'draft'>,
  status: UnavailableStatus,
): string {
  if (status !== 'expired') return '/inactive-card';
  const { identity, language } = published ?? draft;
  const name = identity.name[language] || identity.name.he || identity.name.en || '';
  return `/subscription-required?name=${encodeURIComponent(name)}`;
}
