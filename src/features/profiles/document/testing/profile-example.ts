import type { Profile } from '../../contract.ts';
import { documentVersion, type ProfileDocument, profileDocument } from '../document.ts';

/** For tests: a document with only what is required. */
export const documentExample = (more: object = {}): ProfileDocument =>
  profileDocument.parse({
    version: documentVersion,
    language: 'he',
    identity: { name: {} },
    design: { template: 'shore' },
    ...more,
  });

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
    document: documentExample({ language: 'he' in name ? 'he' : 'en', identity: { name } }),
    hasChanges: false,
    publishedAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    suspendedReason: null,
    deletesAt: null,
    ...rest,
  };
}
