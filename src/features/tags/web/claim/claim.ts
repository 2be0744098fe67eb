import { profilesApi } from '#features/profiles/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';

/** Which profile a claimed tag opens: one that there is, or a first one, made for it under this name. */
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
  /** Visitors see something at the next tap; else there is something left to publish. */
  readonly isPublished: boolean;
}

type ClaimCall<T> = (body: { profileId: number; name: string }) => Promise<T>;

/** Makes the first profile where there is none, then takes the tag. */
export async function claimTag<T>(api: Api, { target, name }: Claim, claim: ClaimCall<T>): Promise<Claimed<T>> {
  const profileId = target.kind === 'own' ? target.profileId : await makeFirst(api, target);
  const isPublished = target.kind === 'own' && target.isPublished;
  return { answer: await claim({ profileId, name }), profileId, isPublished };
}

async function makeFirst(api: Api, { name, language }: ClaimTarget & { kind: 'first' }): Promise<number> {
  // An earlier try may have made it, and failed at the tag.
  const [known] = await api.call(profilesApi.list, {});
  return known?.id ?? (await api.call(profilesApi.create, { body: { name, language } })).id;
}
