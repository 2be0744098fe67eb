import { Activity, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AdminBackLink,
  AdminListPage,
  CellTexts,
  defineAdminList,
  FilterDates,
  FilterSelect,
  useListParams,
} from '#features/admin/web/index.ts';
import { eventKinds, sources } from '#features/stats/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { type AdminEvent, adminApi } from '../../contract.ts';
import styles from './events.module.css';
import { eventsTexts } from './events-texts.ts';

const eventsList = defineAdminList({
  list: adminApi.events,
  texts: eventsTexts,
  icon: Activity,
  copy: (t) => ({
    title: t('adminEvents.title'),
    lead: t('adminEvents.lead'),
    caption: t('adminEvents.caption'),
    empty: { title: t('adminEvents.empty.title'), text: t('adminEvents.empty.text') },
  }),
  keyOf: (_, index) => index,
  filters: (t) => (
    <>
      <FilterSelect
        name="kind"
        label={t('adminEvents.kind')}
        values={eventKinds}
        text={(value) => t(`adminEvents.kinds.${value}`)}
      />
      <FilterSelect
        name="source"
        label={t('adminEvents.source')}
        values={sources}
        text={(value) => t(`adminEvents.sources.${value}`)}
      />
      <FilterDates label={t('adminEvents.when')} />
      <AllCards />
    </>
  ),
  useColumns: (t) => [
    {
      id: 'card',
      head: t('adminEvents.profile'),
      isMain: true,
      cell: ({ profile }) => <ProfileName profile={profile} />,
    },
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
  ],
});

/** Route: `/admin/events`. */
export function EventsPage() {
  const t = useTexts(eventsTexts);
  const back = <AdminBackLink to="/admin">{t('adminEvents.back')}</AdminBackLink>;
  return <AdminListPage list={eventsList} back={back} />;
}

/** Shown when the list is filtered by one profile. */
function AllCards() {
  const t = useTexts(eventsTexts);
  const params = useListParams();
  if (!params.get('profile')) return null;
  return (
    <Button variant="outline" size="sm" onClick={() => params.set({ profile: undefined })}>
      {t('adminEvents.allProfiles')}
    </Button>
  );
}

/** Shows the clicked target below the event, and the referring site below the source; most events have neither. */
function WithMore({ children, more }: { children: ReactNode; more: string | null }) {
  if (!more) return children;
  return (
    <Stack as="span" inline align="start" shrink className={styles.both}>
      {children}
      <bdi dir="ltr" className={styles.more} title={more}>
        {more}
      </bdi>
    </Stack>
  );
}

/** Links to the profile's admin page; each row can filter the list by its profile. */
function ProfileName({ profile: { id, name } }: { profile: AdminEvent['profile'] }) {
  const t = useTexts(eventsTexts);
  const params = useListParams();
  if (name === null)
    return (
      <Text as="span" tone="muted">
        {t('adminEvents.gone', { id })}
      </Text>
    );
  return (
    <Row as="span" grow align="center" justify="between" gap={2} shrink>
      <Link className={styles.name} to={`/admin/profiles/${id}`}>
        <CellTexts name={name} />
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
    </Row>
  );
}
