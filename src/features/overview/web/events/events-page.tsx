import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Activity, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  AdminList,
  AdminPage,
  FilterDates,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { eventKinds, sources } from '#features/stats/domain.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type AdminEvent, adminApi } from '../../contract.ts';
import styles from './events.module.css';
import { eventsTexts } from './events-texts.ts';

/** Two events may be alike in all that is shown: a row is known by its place. */
interface Placed {
  readonly place: number;
}

/** `/admin/events`. */
export function EventsPage() {
  const t = useTexts(eventsTexts);
  usePageTitle(t('adminEvents.title'));
  const api = useApi();
  const params = useListParams();
  const filter = params.all();
  const query = useQuery({
    queryKey: ['/api/admin/events', filter],
    queryFn: () => api.call(adminApi.events, { query: filter as never }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: ({ rows, next }) => ({ rows: rows.map((row, place) => ({ ...row, place })), next }),
  });
  const columns = useEventColumns();
  const profile = params.get('profile');
  const back = (
    <Button variant="link" size="sm" asChild>
      <Link to="/admin">
        <ArrowBack aria-hidden="true" />
        {t('adminEvents.back')}
      </Link>
    </Button>
  );
  return (
    <AdminPage title={t('adminEvents.title')} lead={t('adminEvents.lead')} back={<div>{back}</div>}>
      <ListTools>
        <FilterSelect
          name="kind"
          label={t('adminEvents.kind')}
          options={eventKinds.map((value) => ({ value, label: t(`adminEvents.kinds.${value}`) }))}
        />
        <FilterSelect
          name="source"
          label={t('adminEvents.source')}
          options={sources.map((value) => ({ value, label: t(`adminEvents.sources.${value}`) }))}
        />
        <FilterDates label={t('adminEvents.when')} />
        {profile && (
          <Button variant="outline" size="sm" onClick={() => params.set({ profile: undefined })}>
            {t('adminEvents.allCards')}
          </Button>
        )}
      </ListTools>
      <AdminList
        caption={t('adminEvents.caption')}
        query={query}
        columns={columns}
        keyOf={({ place }: Placed) => place}
        empty={{ icon: Activity, title: t('adminEvents.empty.title'), text: t('adminEvents.empty.text') }}
      />
    </AdminPage>
  );
}

function useEventColumns(): ListColumn<AdminEvent>[] {
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
