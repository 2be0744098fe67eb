import type { Profile } from '#features/profiles/contract.ts';
import { profileDocument } from '#features/profiles/document/document.ts';

/** For tests: a card that is out, with nothing on it but a name. */
export const profileExample = (id: number, name: string): Profile => ({
  id,
  slug: `card-${id}`,
  customSlug: null,
  address: `/p/card-${id}`,
  status: 'published',
  isPrimary: id === 1,
  version: 1,
  document: profileDocument.parse({
    version: 1,
    language: 'he',
    identity: { name: { he: name } },
    design: { template: 'shore' },
  }),
  hasChanges: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-14T08:00:00.000Z',
  suspendedReason: null,
  deletesAt: null,
});
