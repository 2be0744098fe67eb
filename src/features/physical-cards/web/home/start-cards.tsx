import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, type LucideIcon, Nfc, Undo2, UserRoundPlus, Waypoints } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { materials } from '../../design/design.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { cardHomeTexts } from './home-texts.ts';
import { MaterialTile } from './material-tile.tsx';
import styles from './start-cards.module.css';

interface StartCardsProps {
  /** The primary one, or none. */
  profile: Profile | undefined;
}

/** What it is, what it costs and what it would look like: theirs, not somebody's. */
export function StartCards({ profile }: StartCardsProps) {
  const t = useTexts(cardHomeTexts);
  const { locale } = useLocale();
  // Without them the price without a package is shown, which is true as well.
  const { data: prices } = useQuery(physicalCardQueries.prices(useApi(), locale));
  return (
    <>
      <div className={styles.hero}>
        <IconTile icon={Nfc} tone="hot" size="lg" />
        <div>
          <h1 className={styles.title}>{t('cardHome.start.title')}</h1>
          <p className={styles.text}>{t('cardHome.start.text')}</p>
        </div>
      </div>
      {profile ? (
        <section aria-label={t('cardHome.start.materials')}>
          <ul className={styles.materials}>
            {materials.map((material) => (
              <MaterialTile key={material} material={material} profile={profile} discount={prices?.discount ?? 0} />
            ))}
          </ul>
        </section>
      ) : (
        <NoProfile />
      )}
      <ul className={styles.facts}>
        <Fact icon={CalendarCheck} text={t('cardHome.start.days')} />
        <Fact icon={Waypoints} text={t('cardHome.start.change')} />
        <Fact icon={Undo2} text={t('cardHome.start.cancel')} />
      </ul>
    </>
  );
}

function NoProfile() {
  const t = useTexts(cardHomeTexts);
  const act = (
    <Button asChild>
      <Link to="/editor?new=1">{t('cardHome.noProfile.act')}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState icon={UserRoundPlus} title={t('cardHome.noProfile.title')} action={act}>
        {t('cardHome.noProfile.text')}
      </EmptyState>
    </Card>
  );
}

function Fact({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className={styles.fact}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </li>
  );
}
