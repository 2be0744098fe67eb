import type { Profile } from '#features/profiles/contract.ts';
import { useNavigate } from '#ui/router.tsx';
import { type PhysicalOrder, physicalCardsApi, type SavedDesign } from '../../contract.ts';
import { useCacheDesign, usePhysicalCardCall } from '../use-physical-cards.ts';

/** If an order's design was deleted, recreates it from the order's copy, so that it can be changed or ordered again. */
export function useDesignOfOrder(order: PhysicalOrder, profileId: number | undefined, pathOf: (id: number) => string) {
  const navigate = useNavigate();
  const cacheDesign = useCacheDesign();
  const { send, isPending } = usePhysicalCardCall<SavedDesign, number>({
    call: (api, profile) =>
      api.call(physicalCardsApi.createDesign, {
        body: { name: order.design.words.name, profileId: profile, design: order.design },
      }),
    onDone: (made) => {
      cacheDesign(made);
      navigate(pathOf(made.id));
    },
  });
  const go = () => {
    if (order.designId !== null) navigate(pathOf(order.designId));
    else if (profileId === undefined) navigate('/editor?new=1');
    else send(profileId);
  };
  return { go, isPending };
}

/** The profile of the order if it still exists, otherwise the primary one. */
const profileFor = ({ profileId }: PhysicalOrder, profiles: readonly Profile[]): number | undefined =>
  (profiles.find(({ id }) => id === profileId) ?? profiles[0])?.id;

export const useOrderAgain = (order: PhysicalOrder, profiles: readonly Profile[]) =>
  useDesignOfOrder(order, profileFor(order, profiles), (id) => `/physical-cards/order/${id}`);

export const useFixDesign = (order: PhysicalOrder, profiles: readonly Profile[]) =>
  useDesignOfOrder(order, profileFor(order, profiles), (id) => `/physical-cards/design/${id}?order=${order.id}`);
