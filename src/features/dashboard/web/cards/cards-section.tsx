import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { dashboardTexts } from '../../texts.ts';
import { CardRow } from './card-row.tsx';
import styles from './cards-section.module.css';

interface CardsSectionProps {
  cards: Pick<UseQueryResult<Profile[]>, 'data' | 'error' | 'refetch'>;
}

/** More than these are a list of their own. */
const shown = 3;

export function CardsSection({ cards: { data = [], error, refetch } }: CardsSectionProps) {
  const t = useTexts(dashboardTexts);
  const tu = useTexts(uiTexts);
  return (
    <Card as="section" aria-labelledby="cards-title">
      <CardHeader
        titleId="cards-title"
        title={t('dashboard.cards.title', { count: data.length || 1 })}
        action={
          <Link className={styles.all} to="/editor">
            {t('dashboard.cards.all')}
          </Link>
        }
      />
      {data.length > 0 && (
        <ul className={styles.cards}>
          {data.slice(0, shown).map((profile) => (
            <CardRow key={profile.id} profile={profile} />
          ))}
        </ul>
      )}
      {data.length === 0 && error && (
        <div className={styles.failed} role="alert">
          <p>{t('dashboard.failed.cards')}</p>
          <p className={styles.why}>{error.message}</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {tu('ui.error.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
