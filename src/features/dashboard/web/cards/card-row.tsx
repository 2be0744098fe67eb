import { Link } from 'react-router';
import { CardDrawing, StatusBadge, SuspendedNote } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { SmallPage } from '#ui/small-page.tsx';
import { dashboardTexts } from '../../texts.ts';
import { CardActions } from './card-actions.tsx';
import styles from './card-row.module.css';

interface CardRowProps {
  profile: Profile;
}

/** A card as visitors see it now; one that they cannot see is drawn instead. */
export function CardRow({ profile }: CardRowProps) {
  const t = useTexts(dashboardTexts);
  const { id, slug, status, address, hasChanges, document } = profile;
  const name = nameOfProfile(profile) || t('dashboard.cards.untitled');
  return (
    <li className={styles.row}>
      <div className={styles.picture} aria-hidden="true">
        {status === 'published' ? (
          <SmallPage src={`/embed/${encodeURIComponent(slug)}`} title={t('dashboard.cards.preview', { name })} />
        ) : (
          <CardDrawing design={document.design} />
        )}
      </div>
      <div className={styles.words}>
        <StatusBadge status={status} />
        <h3 className={styles.name}>
          <Link className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.address}>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </p>
        {status === 'suspended' && <SuspendedNote profile={profile} />}
        {status === 'published' && hasChanges && <p className={styles.changes}>{t('dashboard.cards.changes')}</p>}
        <CardActions profile={profile} name={name} />
      </div>
    </li>
  );
}
