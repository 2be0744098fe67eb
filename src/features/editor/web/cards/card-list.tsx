import { Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useTellLimit } from '../plan-context.ts';
import { usePlan } from '../use-plan.ts';
import { CardDrawing } from './card-drawing.tsx';
import styles from './cards-page.module.css';
import { cardsTexts } from './cards-texts.ts';
import { DeletedCards } from './deleted-cards.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { StatusBadge } from './status-badge.tsx';
import { SuspendedNote } from './suspended-note.tsx';

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

interface ProfileTileProps {
  profile: Profile;
}

function ProfileTile({ profile }: ProfileTileProps) {
  const t = useTexts(cardsTexts);
  const { id, status, address, isPrimary, hasChanges, updatedAt, document } = profile;
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <li className={styles.tile}>
      <div className={styles.drawing}>
        <CardDrawing design={document.design} />
      </div>
      <div className={styles.words}>
        <div className={styles.badges}>
          <StatusBadge status={status} />
          {isPrimary && <Badge variant="outline">{t('cards.primary')}</Badge>}
        </div>
        <h2 className={styles.name}>
          <Link className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.address}>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </p>
        <p className={styles.changed}>
          {t('cards.changed')} <DateText value={updatedAt} time />
        </p>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {status === 'published' && hasChanges && <p className={styles.changes}>{t('cards.changes')}</p>}
        <div className={styles.actions}>
          <Button variant="secondary" size="sm" asChild>
            <Link to={`/editor/${id}`} aria-label={`${t('cards.edit')}, ${name}`}>
              <Pencil aria-hidden="true" />
              {t('cards.edit')}
            </Link>
          </Button>
          <ProfileMenu profile={profile} name={name} />
        </div>
      </div>
    </li>
  );
}
