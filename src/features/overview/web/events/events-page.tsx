import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { Link } from 'react-router';
import {
  AdminList,
  AdminPage,
  FilterDates,
  FilterSelect,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { eventKinds, sources } from '#features/stats/domain.ts';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { adminApi } from '../../contract.ts';
import { useEventColumns } from './event-columns.tsx';
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
