import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, type LucideIcon, Nfc, Undo2, UserRoundPlus, Waypoints } from 'lucide-react';
import { useMemo } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Caption, Card, Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PhysicalCardPrices } from '../../contract.ts';
import { type Material, materials } from '../../design/design.ts';
import { sampleDesign, startDesign } from '../../design/start.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { unitPrice } from '../../prices.ts';
import { previewLink } from '../components/preview-link.ts';
import { PhysicalCardFace } from '../face/physical-card-face.tsx';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';
import styles from './physical-cards-intro.module.css';

/** What NFC cards are, their prices, and previews with the user's primary profile, if any. */
export function PhysicalCardsIntro({ profile }: { profile: Profile | undefined }) {
  const t = useTexts(physicalCardsHomeTexts);
  const { locale } = useLocale();
  // If it fails, no price is shown.
  const { data: prices } = useQuery(physicalCardQueries.prices(useApi(), locale));
  return (
    <>
      <Row gap={4} align="start">
        <IconTile icon={Nfc} tone="hot" size="lg" />
        <div>
          <Text as="h1" size="2xl" line="snug">
            {t('cardHome.start.title')}
          </Text>
          <p className={styles.text}>{t('cardHome.start.text')}</p>
        </div>
      </Row>
      {!profile && <NoProfile />}
      <section aria-label={t('cardHome.start.materials')}>
        <Stack as="ul" gap={4} shrinkItems className={styles.materials}>
          {materials.map((material) => (
            <MaterialTile key={material} material={material} profile={profile} known={prices} />
          ))}
        </Stack>
      </section>
      <Stack as="ul" gap={3} className={styles.details}>
        <IntroDetail icon={CalendarCheck} text={t('cardHome.start.days')} />
        <IntroDetail icon={Waypoints} text={t('cardHome.start.change')} />
        <IntroDetail icon={Undo2} text={t('cardHome.start.cancel')} />
      </Stack>
    </>
  );
}

function NoProfile() {
  const t = useTexts(physicalCardsHomeTexts);
  const action = <RouterLinkButton to="/editor?new=1">{t('cardHome.noProfile.action')}</RouterLinkButton>;
  return (
    <EmptyCard icon={UserRoundPlus} title={t('cardHome.noProfile.title')} action={action}>
      {t('cardHome.noProfile.text')}
    </EmptyCard>
  );
}

function IntroDetail({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <Row as="li" gap={3} align="center" className={styles.detail}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </Row>
  );
}

interface MaterialTileProps {
  material: Material;
  profile: Profile | undefined;
  known: PhysicalCardPrices | undefined;
}

/** A preview of the user's own card in this material, with a link to the designer; without a profile, a sample. */
function MaterialTile({ material, profile, known }: MaterialTileProps) {
  const t = useTexts(physicalCardsHomeTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const { locale } = useLocale();
  const document = profile?.document;
  const sampleName = t('cardHome.start.sample');
  const design = useMemo(
    () => (document ? startDesign(document, material) : sampleDesign(locale, material, sampleName)),
    [document, material, locale, sampleName],
  );
  const name = tw(`cardWords.material.${material}`);
  const discount = known?.discount ?? 0;
  return (
    <Card as="li" flush>
      <Grid align="center" justify="center" className={styles.stage} data-material={material}>
        <PhysicalCardFace
          design={design}
          side="front"
          link={previewLink(profile?.id ?? null)}
          className={styles.face ?? ''}
          title={tw('cardWords.front', { name })}
        />
      </Grid>
      <Stack grow gap={3} className={styles.texts}>
        <Row gap={[1, 3]} align="baseline" justify="between" wrap>
          <Text as="h2" size="l">
            {name}
          </Text>
          {known && (
            <Caption>
              {discount > 0 && (
                <s className={styles.before}>
                  <VisuallyHidden>{t('cardHome.start.before')}</VisuallyHidden>
                  <MoneyText agorot={known.prices[material]} />
                </s>
              )}
              <MoneyText agorot={unitPrice(known.prices, material, discount)} className={styles.amount ?? ''} />{' '}
              {t('cardHome.start.price')}
            </Caption>
          )}
        </Row>
        <Caption>{t(`cardHome.start.${material}`)}</Caption>
        {discount > 0 && (
          <Text tone="good" size="s" weight="medium">
            {t('cardHome.start.saved', { percent: discount })}
          </Text>
        )}
        {profile && (
          <RouterLinkButton block to={`/physical-cards/design/new?profile=${profile.id}&material=${material}`}>
            {t('cardHome.start.design', { material: name })}
          </RouterLinkButton>
        )}
      </Stack>
    </Card>
  );
}
