import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useTellLimit } from '../plan-context.ts';
import { usePlan } from '../use-plan.ts';
import styles from './cards-page.module.css';
import { cardsTexts } from './cards-texts.ts';
import { DeletedCards } from './deleted-cards.tsx';
import { ProfileTile } from './profile-tile.tsx';

interface CardListProps {
  profiles: readonly Profile[];
}

export function CardList({ profiles }: CardListProps) {
  const t = useTexts(cardsTexts);
  const tp = useTexts(profilesTexts);
  const plan = usePlan();
  const tellLimit = useTellLimit();
  const most = plan?.entitlements.profiles;
  const isFull = most !== undefined && profiles.length >= most;
  const words = (
    <>
      <Plus aria-hidden="true" />
      {t('cards.add')}
    </>
  );
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('cards.title')}</h1>
          <p className={styles.lead}>{t('cards.lead')}</p>
        </div>
        <div className={styles.end}>
          {most !== undefined && <p className={styles.used}>{t('cards.used', { used: profiles.length, most })}</p>}
          {isFull ? (
            <Button onClick={() => tellLimit(tp('profiles.plan.profiles', { count: most }))}>{words}</Button>
          ) : (
            <Button asChild>
              <Link to="/editor?new=1">{words}</Link>
            </Button>
          )}
        </div>
      </div>
      <ul className={styles.cards}>
        {profiles.map((profile) => (
          <ProfileTile key={profile.id} profile={profile} />
        ))}
      </ul>
      <DeletedCards />
    </>
  );
}
