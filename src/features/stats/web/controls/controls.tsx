import { useState } from 'react';
import { useNavigate } from 'react-router';
import { daysIn } from '#base/israel-time.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';
import { CardChoice } from './card-choice.tsx';
import styles from './controls.module.css';
import { OwnRange } from './own-range.tsx';
import { RangeNav } from './range-nav.tsx';
import { searchOf, shownRange, spanOf, type Wish } from './wish.ts';

interface ControlsProps {
  wish: Wish;
  today: string;
  /** Undefined until the first answer. */
  earliest: string | undefined;
  profiles: readonly Profile[];
  profileId: number | undefined;
}

/** Which card and which days; both stand in the address. */
export function Controls({ wish, today, earliest, profiles, profileId }: ControlsProps) {
  const navigate = useNavigate();
  const [isOwnOpen, setIsOwnOpen] = useState(wish.kind === 'own');
  const t = useTexts(statsTexts);
  /** How far back the range goes whose lock was pressed; kept while its dialog leaves the screen. */
  const [wanted, setWanted] = useState(0);
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const span = spanOf(wish, today);
  const open = (id: number | undefined, next: Wish) => void navigate(`/stats${id ? `/${id}` : ''}${searchOf(next)}`);
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <RangeNav
          shown={shownRange(wish, today, earliest)}
          today={today}
          earliest={earliest}
          isOwnOpen={isOwnOpen}
          onRange={() => setIsOwnOpen(false)}
          onOwn={() => setIsOwnOpen(!isOwnOpen)}
          onLocked={(days) => {
            setWanted(days);
            setIsPlanOpen(true);
          }}
        />
        {profiles.length > 1 && (
          <CardChoice profiles={profiles} profileId={profileId} onChoose={(id) => open(id, wish)} />
        )}
      </div>
      {isOwnOpen && (
        <OwnRange
          key={`${span.from} ${span.to}`}
          span={span}
          today={today}
          onChoose={(chosen) => open(profileId, { kind: 'own', ...chosen })}
        />
      )}
      <UpgradeDialog
        isOpen={isPlanOpen}
        onClose={() => setIsPlanOpen(false)}
        title={t('statsPage.plan.title')}
        reason={t('statsPage.plan.text', { count: daysIn(earliest ?? today, today) })}
        helps={({ statsDays }) => statsDays >= wanted}
      />
    </div>
  );
}
