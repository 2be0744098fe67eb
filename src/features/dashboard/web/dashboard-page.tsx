import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailWarning, Plus } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { LateDrawing, loadResumeButton, ShareButton } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { FigureCard } from '#features/stats/web/index.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ErrorCard, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Card, Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useCall } from '#web-kit/api/use-call.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { Dashboard } from '../contract.ts';
import { type Highlight, hasNumbers, highlightOf, partOfDay } from '../domain.ts';
import { dashboardTexts } from '../texts.ts';
import styles from './dashboard-page.module.css';
import { dashboardQuery, profilesQuery } from './dashboard-query.ts';
import { LeadsSection, ViewsSection } from './numbers/figures-sections.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfilesSection } from './sections/profiles-section.tsx';
import { StepsSection } from './start/steps-section.tsx';

const nothing = { default: () => null };

/** Few owners wait for an order, and it is below the first screen. Without its code the rest of the page is shown. */
const OrdersSection = lazy<ComponentType<Pick<Dashboard, 'orders'>>>(() =>
  import('./sections/orders-section.tsx').then(
    (loaded) => ({ default: loaded.OrdersSection }),
    () => nothing,
  ),
);

const ResumeButton = lazy<ComponentType<Pick<Profile, 'id'>>>(() =>
  loadResumeButton().then(
    (loaded) => ({ default: loaded }),
    () => nothing,
  ),
);

const designs = ['market', 'shore', 'night'] as const;

/** Shown while there are no profiles, with creating one as the only call to action. */
function StartPanel({ hasExamples }: { hasExamples: boolean }) {
  const t = useTexts(dashboardTexts);
  return (
    <Card as="section" className={styles.panel} aria-labelledby="start-title">
      <Row justify="center" className={styles.designs} aria-hidden="true">
        {designs.map((template) => (
          <div key={template} className={styles.design}>
            <LateDrawing design={{ template, colours: {}, scheme: 'auto' }} />
          </div>
        ))}
      </Row>
      <Stack gap={3} align="center">
        <Text as="h2" size="2xl" id="start-title">
          {t('dashboard.start.title')}
        </Text>
        <p className={styles.text}>{t('dashboard.start.text')}</p>
        <Row gap={2} justify="center" wrap className={styles.actions}>
          <RouterLinkButton variant="hot" size="lg" to="/editor?new=1">
            {t('dashboard.start.action')}
          </RouterLinkButton>
          {hasExamples && (
            <LinkButton variant="ghost" size="lg" href="/examples">
              {t('dashboard.start.examples')}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

export interface DashboardPageProps {
  /** Whether a page of the site exists; links to missing pages are not shown. */
  pageExists(path: string): boolean;
}

/**
 * Route: `/dashboard`. Shows the profiles' figures and the next steps. Its two queries fail and retry independently.
 */
export function DashboardPage({ pageExists }: DashboardPageProps) {
  const t = useTexts(dashboardTexts);
  const numbers = useQuery(dashboardQuery);
  const profiles = useQuery(profilesQuery);
  usePageTitle(t('dashboard.title'));
  const { data } = numbers;
  const isNew = profiles.data?.length === 0;
  const isLoading = (!data && !numbers.isError) || (!profiles.data && !profiles.isError);
  return (
    <Stack gap={4} shrinkItems className={styles.page}>
      <Greeting numbers={data} profiles={profiles.data} />
      {data?.unverifiedEmail && <UnverifiedEmailNotice email={data.unverifiedEmail} />}
      {isLoading && <DashboardSkeleton />}
      {!isLoading && isNew && <StartPanel hasExamples={pageExists('/examples')} />}
      {!isLoading && !isNew && (
        <>
          {data && profiles.data && <StepsSection steps={data.steps} profiles={profiles.data} />}
          {data && hasNumbers(data) && <FiguresSection week={data.week} before={data.weekBefore} />}
          <Stack gap={4} shrinkItems className={styles.columns}>
            <ProfilesSection profiles={profiles} />
            {data ? (
              <ViewsSection
                days={data.days}
                steps={data.steps}
                profiles={profiles.data ?? []}
                hasStats={pageExists('/stats')}
              />
            ) : (
              <ErrorCard
                title={t('dashboard.failed.title')}
                message={numbers.error?.message}
                onRetry={() => void numbers.refetch()}
              />
            )}
          </Stack>
          {data && data.orders.length > 0 && (
            <Suspense>
              <OrdersSection orders={data.orders} />
            </Suspense>
          )}
          {data && <LeadsSection leads={data.newestLeads} hasLeads={pageExists('/leads')} />}
        </>
      )}
      {data && (
        <Stack className={styles.plan}>
          <PlanCard plan={data.plan} steps={data.steps} hasPlans={pageExists('/subscription')} />
        </Stack>
      )}
    </Stack>
  );
}

/** Without this, an owner waits for emails at an address with a typing error. */
function UnverifiedEmailNotice({ email }: { email: string }) {
  const t = useTexts(dashboardTexts);
  const queries = useQueryClient();
  const { send, isPending } = useCall({
    // The schemas of accounts weigh more than this page.
    call: async (api) => api.call((await import('#features/accounts/contract.ts')).accountApi.resendEmail, {}),
    onDone: ({ message }) => toast({ title: message }),
    onFailed: useShowFailure(t('dashboard.unverified.failed')),
    // The link may have been opened on another device meanwhile.
    onSettled: () => queries.invalidateQueries(dashboardQuery),
  });
  const actions = (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => send()}>
        {t('dashboard.unverified.resend')}
      </Button>
      <RouterLinkButton variant="ghost" size="sm" to="/account">
        {t('dashboard.unverified.change')}
      </RouterLinkButton>
    </>
  );
  return (
    <Notice icon={MailWarning} tone="warn" title={t('dashboard.unverified.title')} action={actions}>
      {t('dashboard.unverified.text', { email: `\u2068${email}\u2069` })}
    </Notice>
  );
}

/** The fourth figure is taps for owners with taps on a physical card, and clicks for everyone else. */
function FiguresSection({ week, before }: { week: Dashboard['week']; before: Dashboard['weekBefore'] }) {
  const t = useTexts(dashboardTexts);
  const fourth = week.taps + before.taps > 0 ? 'taps' : 'clicks';
  return (
    <section aria-labelledby="figures-title">
      <VisuallyHidden>
        <h2 id="figures-title">{t('dashboard.figures.title')}</h2>
      </VisuallyHidden>
      <Grid columns={2} gap={3} className={styles.figures}>
        {(['views', 'saves', 'leads', fourth] as const).map((one) => (
          <FigureCard key={one} label={t(`dashboard.figures.${one}`)} value={week[one]} before={before[one]} weekly />
        ))}
      </Grid>
    </section>
  );
}

/** Matches the layout of the loaded page: figures, chart, leads, profiles. */
function DashboardSkeleton() {
  const t = useTexts(dashboardTexts);
  return (
    <SkeletonGroup label={t('dashboard.loading')} gap={4} className={styles.sections}>
      <Grid columns={2} gap={3} className={styles.dashboardSkeletonFigures}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <Card key={name}>
            <Skeleton />
            <Skeleton shape="title" />
          </Card>
        ))}
      </Grid>
      <Stack gap={4} shrinkItems className={styles.columns}>
        <Card>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Card>
        <Card>
          <Skeleton shape="title" />
          <Skeleton className={styles.chart ?? ''} shape="block" />
        </Card>
      </Stack>
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Card>
    </SkeletonGroup>
  );
}

function Greeting({ numbers, profiles }: { numbers: Dashboard | undefined; profiles: readonly Profile[] | undefined }) {
  const t = useTexts(dashboardTexts);
  const name = useSession().user?.displayName ?? '';
  // The greeting does not change while the page is open.
  const [partOfTheDay] = useState(() => partOfDay(new Date()));
  const shared = profiles?.find(({ status }) => status === 'published');
  const paused = !shared && profiles?.find(({ status }) => status === 'paused');
  return (
    <Row as="header" gap={[3, 6]} align="center" justify="between" wrap className={styles.head}>
      <div className={styles.texts}>
        <Text as="h1" size="2xl" breakWords>
          {t(`dashboard.hello.${partOfTheDay}`, { name: `\u2068${name}\u2069` })}
        </Text>
        <p className={styles.updates}>
          {numbers && profiles ? <Sentence highlight={highlightOf(numbers, profiles)} /> : '\u00a0'}
        </p>
      </div>
      {profiles && profiles.length > 0 && (
        <Row gap={2} wrap>
          {shared && <ShareButton profile={shared}>{t('dashboard.share')}</ShareButton>}
          {paused && (
            <Suspense>
              <ResumeButton id={paused.id} />
            </Suspense>
          )}
          <RouterLinkButton variant="outline" size="sm" to="/editor?new=1">
            <Plus aria-hidden="true" />
            {t('dashboard.add')}
          </RouterLinkButton>
        </Row>
      )}
    </Row>
  );
}

function Sentence({ highlight }: { highlight: Highlight }) {
  const t = useTexts(dashboardTexts);
  return 'count' in highlight
    ? t(`dashboard.updates.${highlight.kind}`, { count: highlight.count })
    : t(`dashboard.updates.${highlight.kind}`);
}
