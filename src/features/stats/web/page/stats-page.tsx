import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ChartLine, Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { fillPath } from '#base/endpoint.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { ExpiredProfileRedirect } from '#features/profiles/web/index.ts';
import { ChartPlot } from '#ui/chart.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard, ErrorCard, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { Card, Grid, Row, Text } from '#ui/layout/layout.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams, useSearchParams } from '#ui/router.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { attachmentName, downloadFile } from '#web-kit/download.ts';
import { statsApi } from '../../contract.ts';
import chart from '../chart/days-section.module.css';
import { Controls, rangeSelectionOf, type Span, spanOf } from '../controls/controls.tsx';
import type { StatsSlots } from '../slots.ts';
import { statsTexts } from '../stats-texts.ts';
import { dayText } from '../use-numbers.ts';
import { StatsBody } from './stats-body.tsx';
import styles from './stats-page.module.css';

const statsQueries = {
  /** For one profile, or for all together. */
  of: (api: Api, profileId: number | undefined, { from, to }: Span) =>
    queryOptions({
      queryKey: ['/api/stats', profileId ?? 'all', from, to],
      queryFn: () =>
        profileId === undefined
          ? api.call(statsApi.all, { query: { from, to } })
          : api.call(statsApi.one, { params: { profileId }, query: { from, to } }),
      // Not cached, since a visit may happen at any time.
      staleTime: 0,
      // The old figures stay, dimmed, until the new ones are loaded, which avoids a layout shift.
      placeholderData: keepPreviousData,
    }),
  profiles: (api: Api) =>
    // Profiles change in other tabs and on other devices.
    queryOptions({ queryKey: ['/api/profiles'], queryFn: () => api.call(profilesApi.list, {}), staleTime: 0 }),
};

export function exportAddress(profileId: number | undefined, { from, to }: Span): string {
  const path = profileId === undefined ? statsApi.exportAll.path : fillPath(statsApi.exportOne.path, { profileId });
  return `${path}?${new URLSearchParams({ from, to })}`;
}

/** By a request instead of a link, so that errors are shown on this page. */
export async function downloadCsv(api: Api, profileId: number | undefined, span: Span): Promise<void> {
  const answer = await api.request('GET', exportAddress(profileId, span));
  if (!(answer instanceof Response)) throw new Error(String(answer));
  const name = attachmentName(answer) ?? `negia-statistics-${span.from}-${span.to}.csv`;
  downloadFile(await answer.blob(), name);
}

const figures = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The same size as the content that replaces it, to avoid a layout shift. */
function StatsSkeleton() {
  const t = useTexts(statsTexts);
  return (
    <SkeletonGroup label={t('statsPage.loading')} gap={4}>
      <Grid columns={2} gap={3} className={styles.figures}>
        {figures.map((name) => (
          <Card key={name} className={styles.figure}>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton />
          </Card>
        ))}
      </Grid>
      <Card className={chart.section}>
        <Skeleton shape="title" />
        <ChartPlot />
      </Card>
    </SkeletonGroup>
  );
}

/** `/stats` for all profiles together, `/stats/{profileId}` for one. */
export function StatsPage({ UpgradeDialog, TagLink }: StatsSlots) {
  const t = useTexts(statsTexts);
  const api = useApi();
  const { profileId: named } = useParams();
  const [search] = useSearchParams();
  const today = dateInIsrael(new Date());
  const selection = rangeSelectionOf(search, today);
  const profileId = named === undefined ? undefined : Number(named);
  const isNumber = profileId === undefined || (Number.isInteger(profileId) && profileId > 0);
  const span = spanOf(selection, today);
  const query = useQuery({ ...statsQueries.of(api, profileId, span), enabled: isNumber });
  const { data, error, isPlaceholderData } = query;
  const { data: profiles } = useQuery(statsQueries.profiles(api));
  usePageTitle(t('statsPage.title'));
  useLightPrint();
  const status = error instanceof RequestError ? error.status : 0;
  if (status === 402) {
    const expired = profiles?.find(({ id }) => id === profileId);
    return <ExpiredProfileRedirect id={profileId} name={expired && nameOfProfile(expired)} />;
  }
  if (!isNumber || status === 404) return <StatsMissing />;
  if (profiles?.length === 0) return <NoProfile />;
  const hasExplicitRange = search.has('range') || search.has('from');
  return (
    <AppPage gap={4} className={styles.page}>
      <PageHead span={isPlaceholderData ? span : (data ?? span)} profiles={profiles ?? []} profileId={profileId} />
      <Controls
        selection={selection}
        today={today}
        earliest={data?.earliest}
        profiles={profiles ?? []}
        profileId={profileId}
        UpgradeDialog={UpgradeDialog}
      />
      <QueryContent query={query} failed={t('statsPage.failed')} homeHref="/" skeleton={<StatsSkeleton />}>
        {(stats) => (
          <StatsBody
            stats={stats}
            TagLink={TagLink}
            today={today}
            isOld={isPlaceholderData}
            isTruncated={hasExplicitRange && !isPlaceholderData && span.from < stats.earliest}
          />
        )}
      </QueryContent>
    </AppPage>
  );
}

function StatsMissing() {
  const t = useTexts(statsTexts);
  const toAll = <RouterLinkButton to="/stats">{t('statsPage.missing.action')}</RouterLinkButton>;
  return (
    <AppPage gap={4} className={styles.page}>
      <ErrorCard level="h1" title={t('statsPage.missing.title')} message={t('statsPage.missing.text')} action={toAll} />
    </AppPage>
  );
}

/** There is no profile yet. */
function NoProfile() {
  const t = useTexts(statsTexts);
  const create = <RouterLinkButton to="/editor">{t('statsPage.empty.noProfileAction')}</RouterLinkButton>;
  return (
    <AppPage gap={4} className={styles.page}>
      <Text as="h1" size="2xl">
        {t('statsPage.title')}
      </Text>
      <EmptyCard icon={ChartLine} title={t('statsPage.empty.noProfileTitle')} action={create}>
        {t('statsPage.empty.noProfileText')}
      </EmptyCard>
    </AppPage>
  );
}

/** Paper is white, so dark mode switches to light for printing, however printing was triggered. */
function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let chosen: string | undefined;
    const before = () => {
      chosen = dataset.theme;
      dataset.theme = 'light';
    };
    const after = () => {
      if (chosen === undefined) delete dataset.theme;
      else dataset.theme = chosen;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}

interface PageHeadProps {
  /** The displayed period or, until it is loaded, the requested one. */
  span: Span;
  profiles: readonly Profile[];
  profileId: number | undefined;
}

/** The profile and the period, which nothing else on a printed page states. */
function PageHead({ span, profiles, profileId }: PageHeadProps) {
  const t = useTexts(statsTexts);
  const { locale } = useLocale();
  const profile = profiles.find(({ id }) => id === profileId);
  const title = profile ? nameOfProfile(profile) || t('statsPage.untitled') : t('statsPage.allProfiles');
  return (
    <PageHeader
      title={t('statsPage.title')}
      lead={
        <>
          {(profile || profiles.length > 1) && (
            <>
              <bdi>{title}</bdi>
              {' · '}
            </>
          )}
          {t('statsPage.span', { from: dayText(span.from, locale), to: dayText(span.to, locale) })}
        </>
      }
    >
      <Row gap={2} wrap className={styles.actions}>
        <CsvButton profileId={profileId} span={span} />
        <PrintButton />
      </Row>
    </PageHeader>
  );
}

function PrintButton() {
  const t = useTexts(statsTexts);
  return (
    <Button variant="outline" size="sm" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t('statsPage.print')}
    </Button>
  );
}

function CsvButton({ profileId, span }: { profileId: number | undefined; span: Span }) {
  const t = useTexts(statsTexts);
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCsv(api, profileId, span),
    onError: useShowFailure(t('statsPage.csv.failed')),
  });
  return (
    <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      {t('statsPage.csv.action')}
    </Button>
  );
}
