import { Palette } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { SavedDesign } from '../../contract.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import { physicalCardLabelTexts } from '../components/label-texts.ts';
import { previewLink } from '../components/preview-link.ts';
import { DesignMenu } from './design-menu.tsx';
import styles from './designs-section.module.css';
import { physicalCardsHomeTexts } from './home-texts.ts';
import page from './physical-cards-page.module.css';

interface DesignsSectionProps {
  designs: readonly SavedDesign[];
  profiles: readonly Profile[];
}

export function DesignsSection({ designs, profiles }: DesignsSectionProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(designs.length);
  // The tile of a deleted design goes away with the focus in it: the heading above takes it.
  useEffect(() => {
    const isLost = designs.length < before.current && document.activeElement === document.body;
    before.current = designs.length;
    if (isLost) heading.current?.focus();
  }, [designs.length]);
  return (
    <section className={page.part} aria-labelledby="designs-title">
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
    </section>
  );
}

interface DesignTileProps {
  saved: SavedDesign;
  fallbackProfile: number | undefined;
}

function DesignTile({ saved, fallbackProfile }: DesignTileProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const { id, design, profileId, updatedAt } = saved;
  const name = saved.name || design.words.name;
  return (
    <Card as="li" flush>
      <div className={styles.stage}>
        <PhysicalCardFace
          design={design}
          side="front"
          link={previewLink(profileId)}
          isClipped
          className={styles.face ?? ''}
          title={tw('cardWords.front', { name })}
        />
      </div>
      <Stack gap={3} justify="between" className={styles.words}>
        <div>
          <Text as="h3" size="m" breakWords>
            <bdi>{name}</bdi>
          </Text>
          <Text tone="muted" size="s">
            {tw(`cardWords.material.${design.material}`)} · {t('cardHome.designs.changed', { at: new Date(updatedAt) })}
          </Text>
          {profileId === null && (
            <Text tone="warn" size="s">
              {t('cardHome.designs.noProfile')}
            </Text>
          )}
        </div>
        <Row gap={2} className={styles.actions}>
          <Button size="sm" asChild>
            <Link to={`/physical-cards/order/${id}`} aria-label={t('cardHome.designs.orderOf', { name })}>
              {t('cardHome.designs.order')}
            </Link>
          </Button>
          <Button size="sm" variant="outline" asChild>
            <Link to={`/physical-cards/design/${id}`} aria-label={t('cardHome.designs.editOf', { name })}>
              {t('cardHome.designs.edit')}
            </Link>
          </Button>
          <DesignMenu saved={saved} name={name} fallbackProfile={fallbackProfile} />
        </Row>
      </Stack>
    </Card>
  );
}
