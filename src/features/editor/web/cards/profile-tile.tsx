import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { CardDrawing } from './card-drawing.tsx';
import { cardsTexts } from './cards-texts.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './profile-tile.module.css';
import { StatusBadge } from './status-badge.tsx';
import { SuspendedNote } from './suspended-note.tsx';

interface ProfileTileProps {
  profile: Profile;
}

export function ProfileTile({ profile }: ProfileTileProps) {
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
