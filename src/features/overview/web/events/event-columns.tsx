import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminEvent } from '../../contract.ts';
import styles from './events.module.css';
import { eventsTexts } from './events-texts.ts';

export function useEventColumns(): ListColumn<AdminEvent>[] {
  const t = useTexts(eventsTexts);
  return [
    { id: 'card', head: t('adminEvents.card'), isMain: true, cell: ({ profile }) => <CardName profile={profile} /> },
    { id: 'at', head: t('adminEvents.at'), cell: ({ at }) => <DateText value={at} time /> },
    {
      id: 'kind',
      head: t('adminEvents.kind'),
      cell: ({ kind, target }) => <WithMore more={target}>{t(`adminEvents.kinds.${kind}`)}</WithMore>,
    },
    {
      id: 'source',
      head: t('adminEvents.source'),
      cell: ({ source, host }) => <WithMore more={host}>{t(`adminEvents.sources.${source}`)}</WithMore>,
    },
    { id: 'device', head: t('adminEvents.device'), cell: ({ device }) => t(`adminEvents.devices.${device}`) },
  ];
}

/** What was pressed stands under what happened, and the site under the way they came: most have neither. */
function WithMore({ children, more }: { children: ReactNode; more: string | null }) {
  if (!more) return children;
  return (
    <span className={styles.both}>
      {children}
      <bdi dir="ltr" className={styles.more} title={more}>
        {more}
      </bdi>
    </span>
  );
}

/** Leads to the card's page of the administration; from any row the list can be narrowed to its card. */
function CardName({ profile: { id, name } }: { profile: AdminEvent['profile'] }) {
  const t = useTexts(eventsTexts);
  const params = useListParams();
  if (name === null) return <span className={styles.gone}>{t('adminEvents.gone', { id })}</span>;
  return (
    <span className={styles.card}>
      <Link className={styles.name} to={`/admin/profiles/${id}`}>
        <bdi>{name}</bdi>
      </Link>
      {params.get('profile') !== String(id) && (
        <Button
          variant="ghost"
          size="icon"
          className={styles.only}
          aria-label={t('adminEvents.onlyThis', { name })}
          onClick={() => params.set({ profile: String(id) })}
        >
          <ListFilter aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}
