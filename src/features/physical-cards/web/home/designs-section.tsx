import { useQueryClient } from '@tanstack/react-query';
import { Copy, EllipsisVertical, Palette, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { Caption, Card, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { physicalCardsApi, type SavedDesign } from '../../contract.ts';
import { designLimits } from '../../design/design.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { previewLink } from '../components/preview-link.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import { physicalCardQueries, useCacheDesign, usePhysicalCardCall } from '../use-physical-cards.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';
import styles from './physical-cards-page.module.css';

interface DesignsSectionProps {
  designs: readonly SavedDesign[];
  profiles: readonly Profile[];
}

export function DesignsSection({ designs, profiles }: DesignsSectionProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(designs.length);
  // Deleting a design removes the focused tile; focus moves to the heading above.
  useEffect(() => {
    const isLost = designs.length < before.current && document.activeElement === document.body;
    before.current = designs.length;
    if (isLost) heading.current?.focus();
  }, [designs.length]);
  return (
    <Stack as="section" gap={3} shrinkItems aria-labelledby="designs-title">
      <Text as="h2" size="l" id="designs-title" ref={heading} tabIndex={-1}>
        {t('cardHome.designs.title')}
      </Text>
      {designs.length === 0 ? (
        <Row gap={4} align="center" className={styles.none}>
          <IconTile icon={Palette} />
          <p>{t('cardHome.designs.none')}</p>
        </Row>
      ) : (
        <Stack as="ul" gap={4} shrinkItems className={styles.designs}>
          {designs.map((design) => (
            <DesignTile key={design.id} saved={design} fallbackProfile={profiles[0]?.id} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function DesignTile({ saved, fallbackProfile }: { saved: SavedDesign; fallbackProfile: number | undefined }) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const { id, design, profileId, updatedAt } = saved;
  const name = saved.name || design.words.name;
  return (
    <Card as="li" flush>
      <Grid align="center" justify="center" className={styles.stage}>
        <PhysicalCardFace
          design={design}
          side="front"
          link={previewLink(profileId)}
          className={styles.designsSectionFace ?? ''}
          title={tw('cardWords.front', { name })}
        />
      </Grid>
      <Stack gap={3} justify="between" className={styles.designsSectionTexts}>
        <div>
          <Text as="h3" size="m" breakWords>
            <bdi>{name}</bdi>
          </Text>
          <Caption>
            {tw(`cardWords.material.${design.material}`)} · {t('cardHome.designs.changed', { at: new Date(updatedAt) })}
          </Caption>
          {profileId === null && (
            <Text tone="warn" size="s">
              {t('cardHome.designs.noProfile')}
            </Text>
          )}
        </div>
        <Row gap={2} className={styles.actions}>
          <RouterLinkButton
            size="sm"
            to={`/physical-cards/order/${id}`}
            aria-label={t('cardHome.designs.orderOf', { name })}
          >
            {t('cardHome.designs.order')}
          </RouterLinkButton>
          <RouterLinkButton
            size="sm"
            variant="outline"
            to={`/physical-cards/design/${id}`}
            aria-label={t('cardHome.designs.editOf', { name })}
          >
            {t('cardHome.designs.edit')}
          </RouterLinkButton>
          <DesignMenu saved={saved} name={name} fallbackProfile={fallbackProfile} />
        </Row>
      </Stack>
    </Card>
  );
}

interface DesignMenuProps {
  saved: SavedDesign;
  name: string;
  /** Used to copy a design whose profile was deleted. */
  fallbackProfile: number | undefined;
}

function DesignMenu({ saved, name, fallbackProfile }: DesignMenuProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const { duplicate, remove, isRemoving } = useDesignActions(saved, name, fallbackProfile);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="icon" variant="ghost" aria-label={t('cardHome.designs.more', { name })}>
            <EllipsisVertical aria-hidden="true" />
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
