import { useQueryClient } from '@tanstack/react-query';
import { profilesApi } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import type { TagWithHistory } from '../../contract.ts';
import { useTagCall } from '../use-tags.ts';

/** The profile that a claimed tag opens: an existing one, or a first one created under this name. */
type ClaimTarget =
  | { readonly kind: 'own'; readonly profileId: number; readonly isPublished: boolean }
  | { readonly kind: 'first'; readonly name: string; readonly language: Locale };

export interface Claim {
  readonly target: ClaimTarget;
  readonly name: string;
}

interface Claimed<T> {
  readonly answer: T;
  readonly profileId: number;
  /** True if visitors see the profile at the next tap; false if it still has to be published. */
  readonly isPublished: boolean;
}

interface ClaimBody {
  readonly profileId: number;
  readonly name: string;
}

/** Creates the first profile if there is none, then claims the tag. */
export async function claimTag<T>(
  api: Api,
  { target, name }: Claim,
  claim: (body: ClaimBody) => Promise<T>,
): Promise<Claimed<T>> {
  const profileId = target.kind === 'own' ? target.profileId : await makeFirst(api, target);
  const isPublished = target.kind === 'own' && target.isPublished;
  return { answer: await claim({ profileId, name }), profileId, isPublished };
}

async function makeFirst(api: Api, { name, language }: ClaimTarget & { kind: 'first' }): Promise<number> {
  // An earlier attempt may have created the profile and then failed to claim the tag.
  const [known] = await api.call(profilesApi.list, {});
  return known?.id ?? (await api.call(profilesApi.create, { body: { name, language } })).id;
}

interface ClaimOptions {
  readonly call: (api: Api, body: ClaimBody) => Promise<TagWithHistory>;
  readonly onDone: (claimed: Claimed<TagWithHistory>) => void;
}

/** Refetches the profiles even after a failure, because the first one may have been created. */
export function useClaim({ call, onDone }: ClaimOptions) {
  const queries = useQueryClient();
  return useTagCall<Claimed<TagWithHistory>, Claim>({
    call: (api, claim) =>
      claimTag(api, claim, (body) => call(api, body)).finally(
        () => void queries.invalidateQueries({ queryKey: ['/api/profiles'] }),
      ),
    onDone,
  });
}
