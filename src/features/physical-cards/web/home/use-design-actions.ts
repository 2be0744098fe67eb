import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { physicalCardsApi, type SavedDesign } from '../../contract.ts';
import { designLimits } from '../../design/design.ts';
import { physicalCardQueries, useCardCall, useKeepDesign } from '../use-physical-cards.ts';
import { cardHomeTexts } from './home-texts.ts';

export function useDesignActions(saved: SavedDesign, name: string, fallbackProfile: number | undefined) {
  const t = useTexts(cardHomeTexts);
  const api = useApi();
  const queries = useQueryClient();
  const keep = useKeepDesign();
  const profileId = saved.profileId ?? fallbackProfile;
  const copying = useCardCall<SavedDesign, number>({
    call: (line, profile) =>
      line.call(physicalCardsApi.createDesign, {
        body: {
          name: t('cardHome.designs.copyName', { name }).slice(0, designLimits.maxName),
          profileId: profile,
          design: saved.design,
        },
      }),
    onDone: (made) => {
      keep(made);
      toast({ title: t('cardHome.designs.copied') });
    },
  });
  const removing = useCardCall({
    call: (line) => line.call(physicalCardsApi.deleteDesign, { params: { id: saved.id } }),
    onDone: () => {
      queries.setQueryData(physicalCardQueries.designs(api).queryKey, (all) =>
        all?.filter(({ id }) => id !== saved.id),
      );
      void queries.invalidateQueries({ queryKey: physicalCardQueries.designs(api).queryKey, exact: true });
      toast({ title: t('cardHome.designs.removed') });
    },
  });
  return {
    duplicate: () => profileId !== undefined && copying.send(profileId),
    remove: () => removing.send(),
    isRemoving: removing.isPending,
  };
}
