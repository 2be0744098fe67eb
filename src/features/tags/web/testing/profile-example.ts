import type { Profile } from '#features/profiles/contract.ts';
import { profileDocument } from '#features/profiles/document/document.ts';

/** For tests: a profile with nothing on it but a name. */
export const profileExample = (id: number, name: string, status: Profile['status'] = 'published'): Profile => ({
  id,
  slug: `card-${id}`,
  customSlug: null,
  address: `/p/card-${id}`,
  status,
  isPrimary: id === 1,
  version: 1,
  document: profileDocument.parse({
    version: 1,
    language: 'en',
    identity: { name: { en: name } },
    design: { template: 'shore' },
  }),
  hasChanges: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-14T08:00:00.000Z',
  suspendedReason: null,
  deletesAt: null,
});
