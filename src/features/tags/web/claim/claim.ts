import { profilesApi } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

/** The profile that a claimed tag opens: an existing one, or a first one created under this name. */
export type ClaimTarget =
  | { readonly kind: 'own'; readonly profileId: number; readonly isPublished: boolean }
  | { readonly kind: 'first'; readonly name: string; readonly language: Locale };

export interface Claim {
  readonly target: ClaimTarget;
  readonly name: string;
}

export interface Claimed<T> {
  readonly answer: T;
  readonly profileId: number;
  /** True if visitors see the profile at the next tap; false if it still has to be published. */
  readonly isPublished: boolean;
}

type ClaimCall<T> = (body: { profileId: number; name: string }) => Promise<T>;

/** Creates the first profile if there is none, then claims the tag. */
export async function claimTag<T>(api: Api, { target, name }: Claim, claim: ClaimCall<T>): Promise<Claimed<T>> {
  const profileId = target.kind === 'own' ? target.profileId : await makeFirst(api, target);
  const isPublished = target.kind === 'own' && target.isPublished;
  return { answer: await claim({ profileId, name }), profileId, isPublished };
}

async function makeFirst(api: Api, { name, language }: ClaimTarget & { kind: 'first' }): Promise<number> {
  // An earlier attempt may have created the profile and then failed to claim the tag.
  const [known] = await api.call(profilesApi.list, {});
  return known?.id ?? (await api.call(profilesApi.create, { body: { name, language } })).id;
}
