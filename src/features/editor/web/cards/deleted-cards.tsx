import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { profileQueries } from '../profile-queries.ts';
import styles from './cards-page.module.css';
import { cardsTexts } from './cards-texts.ts';
import { useCardActions } from './use-card-actions.ts';

/** Cards that can still come back. */
export function DeletedCards() {
  const t = useTexts(cardsTexts);
  const { data = [] } = useQuery(profileQueries.deleted(useApi()));
  if (data.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby="deleted-title">
      <h2 className={styles.deletedTitle} id="deleted-title">
        {t('cards.deleted')}
      </h2>
      <ul className={styles.cards}>
        {data.map((profile) => (
          <DeletedRow key={profile.id} profile={profile} />
        ))}
      </ul>
    </section>
  );
}

function DeletedRow({ profile }: { profile: Profile }) {
  const t = useTexts(cardsTexts);
  const { bringBack } = useCardActions(profile.id);
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <li className={styles.deletedRow}>
      <div>
        <bdi className={styles.deletedName}>{name}</bdi>
        {profile.deletesAt && (
          <p className={styles.used}>
            {t('cards.deletedUntil')} <DateText value={profile.deletesAt} />
          </p>
        )}
      </div>
      <Button variant="outline" size="sm" onClick={bringBack} aria-label={`${t('cards.bringBack')}, ${name}`}>
        {t('cards.bringBack')}
      </Button>
    </li>
  );
}
