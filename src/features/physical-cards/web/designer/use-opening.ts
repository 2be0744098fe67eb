import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { useParams, useSearchParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { PhysicalOrderWithHistory, SavedDesign } from '../../contract.ts';
import { materials } from '../../design/design.ts';
import { startDesign } from '../../design/start.ts';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { type DesignDraft, draftOf } from './state/draft.ts';
import type { DesignerStart } from './state/use-start-session.ts';

type Opening =
  | { readonly kind: 'loading' | 'no-profile' }
  | { readonly kind: 'missing'; readonly isOrder: boolean }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  /** The order whose design was to be corrected has changed state. */
  | { readonly kind: 'over'; readonly orderId: number }
  | { readonly kind: 'ready'; readonly start: DesignerStart };

const idIn = (text: string | null | undefined): number | undefined => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** What the URL requests when the page is opened. */
export interface RequestedDesign {
  /** undefined for a new design. */
  readonly designId: number | undefined;
  readonly orderId: number | undefined;
  readonly profileId: number | undefined;
  readonly material: string | null;
  readonly isWrong: boolean;
}

export function readRequested(id: string | undefined, search: URLSearchParams): RequestedDesign {
  const designId = idIn(id);
  const orderId = idIn(search.get('order'));
  const isWrong = designId === undefined && id !== 'new';
  return { designId, orderId, profileId: idIn(search.get('profile')), material: search.get('material'), isWrong };
}

/** A new design starts from the requested profile, otherwise from the primary one. */
export function newDraft(
  { profileId, material }: RequestedDesign,
  profiles: readonly Profile[],
): DesignDraft | undefined {
  const profile =
    profiles.find(({ id }) => id === profileId) ?? profiles.find(({ isPrimary }) => isPrimary) ?? profiles[0];
  const requestedMaterial = materials.find((one) => one === material) ?? 'pvc';
  return profile && { name: '', profileId: profile.id, design: startDesign(profile.document, requestedMaterial) };
}

interface Known {
  readonly requested: RequestedDesign;
  readonly userId: number;
  readonly profiles: readonly Profile[];
  readonly saved: SavedDesign | undefined;
  readonly order: PhysicalOrderWithHistory | undefined;
}

export function openingOf({ requested, order, saved, profiles, userId }: Known): Opening {
  if (order) {
    if (!order.can.includes('resubmit')) return { kind: 'over', orderId: order.id };
    const draft = { name: '', profileId: order.profileId, design: order.design };
    return { kind: 'ready', start: { userId, draft, saved: undefined, order, profiles } };
  }
  const started = newDraft(requested, profiles);
  if (!started) return { kind: 'no-profile' };
  return { kind: 'ready', start: { userId, draft: saved ? draftOf(saved) : started, saved, order, profiles } };
}

export function useOpening(): Opening {
  const api = useApi();
  const { user } = useSession();
  const { id } = useParams();
  const [search] = useSearchParams();
  const [requested] = useState(() => readRequested(id, search));
  const { designId, orderId, isWrong } = requested;
  const profiles = useQuery({ ...ownProfilesQuery, enabled: !isWrong });
  const needsDesign = designId !== undefined && orderId === undefined;
  const design = useQuery({ ...physicalCardQueries.design(api, designId ?? 0), enabled: needsDesign });
  const order = useQuery({ ...physicalCardQueries.order(api, orderId ?? 0), enabled: orderId !== undefined });
  const queries = [profiles, ...(needsDesign ? [design] : []), ...(orderId === undefined ? [] : [order])];
  const failed = queries.find(({ data, error }) => data === undefined && error !== null);

  if (isWrong) return { kind: 'missing', isOrder: false };
  if (failed?.error instanceof RequestError && failed.error.status === 404)
    return { kind: 'missing', isOrder: failed === order };
  if (failed) {
    const retry = () => {
      for (const one of queries) if (one.data === undefined) void one.refetch();
    };
    return { kind: 'failed', message: failed.error?.message ?? '', retry };
  }
  if (!user || queries.some(({ data }) => data === undefined)) return { kind: 'loading' };
  return openingOf({
    requested,
    userId: user.id,
    profiles: profiles.data ?? [],
    saved: needsDesign ? design.data : undefined,
    order: order.data,
  });
}
