import type { Api } from '#web-kit/api/api-client.tsx';
import { profilesApi } from '../contract.ts';

/** A published profile of the signed-in user. */
export interface PublishedProfile {
  readonly slug: string;
  readonly name: string;
}

export async function readPublishedProfiles(api: Api): Promise<PublishedProfile[]> {
  const profiles = await api.call(profilesApi.list, {});
  return profiles
    .filter(({ status }) => status === 'published')
    .map(({ slug, document: { language, identity } }) => ({
      slug,
      name: identity.name[language] || identity.name.he || identity.name.en || slug,
    }));
}
