import type { Profile } from '#features/profiles/contract.ts';
import { exampleDocument } from '../../testing/example.ts';

/** For tests: a card that is out, with nothing new in its draft. */
export const profileExample: Profile = {
  id: 7,
  slug: 'noa-barak',
  customSlug: null,
  address: '/p/noa-barak',
  status: 'published',
  isPrimary: true,
  version: 7,
  document: exampleDocument,
  hasChanges: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-14T08:00:00.000Z',
  suspendedReason: null,
  deletesAt: null,
};
