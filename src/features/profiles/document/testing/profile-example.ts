import type { Profile } from '../../contract.ts';
import { profileDocument } from '../document.ts';

/** For tests: a published profile with only a name and no changes in its draft. */
export function profileExample(more: Partial<Profile> & { readonly name?: object } = {}): Profile {
  const { name = { he: 'Noa Barak' }, id = 7, slug = `card-${id}`, ...rest } = more;
  return {
    id,
    slug,
    customSlug: null,
    address: `/p/${slug}`,
    status: 'published',
    isPrimary: true,
    version: 1,
    document: profileDocument.parse({
      version: 1,
      language: 'he' in name ? 'he' : 'en',
      identity: { name },
      design: { template: 'shore' },
    }),
    hasChanges: false,
    publishedAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    suspendedReason: null,
    deletesAt: null,
    ...rest,
  };
}
