import { useQuery } from '@tanstack/react-query';
import { tagQueries } from '#features/tags/web/index.ts';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';
import { OwnPhysicalCards } from './own-physical-cards.tsx';
import grid from './physical-cards-intro.module.css';
import { PhysicalCardsIntro } from './physical-cards-intro.tsx';
import styles from './physical-cards-page.module.css';

/** `/physical-cards`: whoever has none learns what they are; whoever has some sees them. */
export function PhysicalCardsPage() {
  const t = useTexts(physicalCardsHomeTexts);
  const api = useApi();
  const profiles = useQuery(ownProfilesQuery);
  const designs = useQuery(physicalCardQueries.designs(api));
  const orders = useQuery(physicalCardQueries.orders(api));
  // Somebody may have been given a card without ever ordering one; where this fails, the panel itself says so.
  const tags = useQuery(tagQueries.list(api));
  usePageTitle(t('cardHome.title'));
  const failed = [profiles, designs, orders].filter(({ isError, data }) => isError && !data);
  const error = failed[0]?.error;
  if (error)
    return (
      <Stack gap={5} shrinkItems className={styles.page}>
        <ErrorCard
          level="h1"
          title={t('cardHome.failed')}
          message={error.message}
          {...(error instanceof NetworkError && { type: 'network' as const })}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      </Stack>
    );
  if (!profiles.data || !designs.data || !orders.data || tags.isPending) return <HomeSkeleton />;
  const hasNone = designs.data.length === 0 && orders.data.length === 0 && tags.data?.length === 0;
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      {hasNone ? (
        <PhysicalCardsIntro profile={profiles.data[0]} />
      ) : (
        <OwnPhysicalCards profiles={profiles.data} designs={designs.data} orders={orders.data} />
      )}
    </Stack>
  );
}

function HomeSkeleton() {
  const t = useTexts(physicalCardsHomeTexts);
  return (
    <Stack
      gap={5}
      shrinkItems
      className={styles.page}
      role="status"
      aria-busy="true"
      aria-label={t('cardHome.loading')}
    >
      <Skeleton shape="title" />
      <Stack gap={4} shrinkItems className={grid.materials}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </Stack>
    </Stack>
  );
}
