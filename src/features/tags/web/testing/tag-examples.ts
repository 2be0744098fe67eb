import type { Profile } from '#features/profiles/contract.ts';
import { profileExample as example } from '#features/profiles/document/testing/profile-example.ts';
import type { Tag, TagOffer, TagWithHistory } from '../../contract.ts';
import { tagEvents } from '../../domain.ts';

/** Test fixture: an active tag that opens profile 1. */
export const tagExample: Tag = {
  code: 'ABCD2345',
  name: 'Wallet',
  state: 'active',
  link: 'https://negia.example/t/ABCD2345',
  profileId: 1,
  schedule: null,
  opensProfileId: 1,
  orderId: null,
  isMade: true,
  taps: 41,
  offer: null,
  createdAt: '2026-11-01T08:00:00.000Z',
};

/** Test fixture: a tag with every kind of event. */
export const tagDetailExample: TagWithHistory = {
  ...tagExample,
  history: tagEvents.map((event, index) => ({
    id: index + 1,
    event,
    by: event === 'found' ? 'finder' : event === 'made' ? 'admin' : 'owner',
    at: `2026-11-${String(index + 1).padStart(2, '0')}T08:00:00.000Z`,
    note: event === 'found' ? 'I found it at the station' : null,
  })),
};

export const offerExample: TagOffer = {
  code: 'ABCD2345',
  name: 'Wallet',
  from: 'Noa Barak',
  expiresAt: '2026-11-22T08:00:00.000Z',
  isOwn: false,
};

/** Test fixture: a profile with only a name. */
export const profileExample = (id: number, en: string, status: Profile['status'] = 'published'): Profile =>
  example({ id, name: { en }, status, isPrimary: id === 1 });
