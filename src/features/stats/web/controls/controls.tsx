import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { daysIn } from '../../days.ts';
import { CardChoice } from './card-choice.tsx';
import styles from './controls.module.css';
import { OwnRange } from './own-range.tsx';
import { PlanDialog } from './plan-dialog.tsx';
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
  /** The lock that was pressed, to which the keyboard returns. */
  const [lock, setLock] = useState<HTMLElement>();
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
          onLocked={(pressed) => {
            setLock(pressed);
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
      <PlanDialog
        isOpen={isPlanOpen}
        onClose={() => setIsPlanOpen(false)}
        onClosed={() => lock?.focus()}
        count={daysIn(earliest ?? today, today)}
      />
    </div>
  );
}
