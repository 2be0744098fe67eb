import { listSmallCards, type SmallCard } from '#features/profiles/server/index.ts';
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
  const cards = await listSmallCards(services, [...new Set(rows.map(({ profileId }) => profileId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    next,
    rows: rows.map(({ at, profileId, kind, source, device, host, target }) => ({
      ...{ kind, source, device, host, target },
      at: at.toISOString(),
      profile: presentCard(profileId, byId.get(profileId), locale),
    })),
  };
}

const presentCard = (id: number, card: SmallCard | undefined, locale: Locale): AdminEvent['profile'] => ({
  id,
  name: card ? (card.name[locale] ?? card.name.he ?? card.name.en ?? '') : null,
  path: card?.path ?? null,
});
