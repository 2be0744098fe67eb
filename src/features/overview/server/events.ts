import { listProfileSummaries, type ProfileSummary } from '#features/profiles/server/index.ts';
import { listEvents } from '#features/stats/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminEvent, EventsFilter } from '../contract.ts';

export async function listForAdmin(
  services: Services,
  { profile, ...filter }: EventsFilter,
  locale: Locale,
): Promise<{ rows: AdminEvent[]; next: string | null }> {
  const { rows, next } = await listEvents(services.db, { ...filter, profileId: profile });
  const profiles = await listProfileSummaries(services, [...new Set(rows.map(({ profileId }) => profileId))]);
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return {
    next,
    rows: rows.map(({ at, profileId, kind, source, device, host, target }) => ({
      ...{ kind, source, device, host, target },
      at: at.toISOString(),
      profile: presentProfile(profileId, byId.get(profileId), locale),
    })),
  };
}

const presentProfile = (id: number, profile: ProfileSummary | undefined, locale: Locale): AdminEvent['profile'] => ({
  id,
  name: profile ? (profile.name[locale] ?? profile.name.he ?? profile.name.en ?? '') : null,
  path: profile?.path ?? null,
});
