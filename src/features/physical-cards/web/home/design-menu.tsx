import { useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { SavedDesign } from '../../contract.ts';
import { physicalCardsApi } from '../../contract.ts';
import { designLimits } from '../../design/design.ts';
import { physicalCardQueries, useCacheDesign, usePhysicalCardCall } from '../use-physical-cards.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';

interface DesignMenuProps {
  saved: SavedDesign;
  name: string;
  /** For a copy of a design whose own profile is gone. */
  fallbackProfile: number | undefined;
}

export function DesignMenu({ saved, name, fallbackProfile }: DesignMenuProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const { duplicate, remove, isRemoving } = useDesignActions(saved, name, fallbackProfile);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" aria-label={t('cardHome.designs.more', { name })}>
            <Ellipsis aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {(saved.profileId ?? fallbackProfile) !== undefined && (
            <DropdownMenuItem icon={Copy} onSelect={duplicate}>
              {t('cardHome.designs.copy')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} destructive onSelect={() => setIsConfirming(true)}>
            {t('cardHome.designs.remove')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog open={isConfirming} onOpenChange={setIsConfirming}>
        <AlertDialogContent
          title={t('cardHome.designs.removeTitle', { name })}
          description={t('cardHome.designs.removeText')}
          confirm={t('cardHome.designs.removeConfirm')}
          destructive
          staysOpen
          loading={isRemoving}
          onConfirm={remove}
        />
      </AlertDialog>
    </>
  );
}

function useDesignActions(saved: SavedDesign, name: string, fallbackProfile: number | undefined) {
  const t = useTexts(physicalCardsHomeTexts);
  const api = useApi();
  const queries = useQueryClient();
  const cacheDesign = useCacheDesign();
  const profileId = saved.profileId ?? fallbackProfile;
  const copying = usePhysicalCardCall<SavedDesign, number>({
    call: (api, profile) =>
      api.call(physicalCardsApi.createDesign, {
        body: {
          name: t('cardHome.designs.copyName', { name }).slice(0, designLimits.maxName),
          profileId: profile,
          design: saved.design,
        },
      }),
    onDone: (made) => {
      cacheDesign(made);
      toast({ title: t('cardHome.designs.copied') });
    },
  });
  const removing = usePhysicalCardCall({
    call: (api) => api.call(physicalCardsApi.deleteDesign, { params: { id: saved.id } }),
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
