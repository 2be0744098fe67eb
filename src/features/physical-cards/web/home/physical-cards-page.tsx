import { useQuery } from '@tanstack/react-query';
import { tagQueries } from '#features/tags/web/index.ts';
import { combineQueries, QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { physicalCardsHomeTexts } from './home-texts.ts';
import { OwnPhysicalCards } from './own-physical-cards.tsx';
import grid from './physical-cards-intro.module.css';
import { PhysicalCardsIntro } from './physical-cards-intro.tsx';
import styles from './physical-cards-page.module.css';

/** `/physical-cards`: an introduction for users without cards, otherwise their cards and orders. */
export function PhysicalCardsPage() {
  const t = useTexts(physicalCardsHomeTexts);
  const api = useApi();
  const profiles = useQuery(ownProfilesQuery);
  const designs = useQuery(physicalCardQueries.designs(api));
  const orders = useQuery(physicalCardQueries.orders(api));
  // A user may have received a card without ever ordering one. If this query fails, the panel shows the error itself.
  const tags = useQuery(tagQueries.list(api));
  usePageTitle(t('cardHome.title'));
  const own = combineQueries({ profiles, designs, orders });
  return (
    <AppPage className={styles.page}>
      <QueryContent
        query={{ ...own, data: tags.isPending ? undefined : own.data }}
        failed={t('cardHome.failed')}
        level="h1"
        skeleton={<HomeSkeleton />}
      >
        {(data) =>
          data.designs.length === 0 && data.orders.length === 0 && tags.data?.length === 0 ? (
            <PhysicalCardsIntro profile={data.profiles[0]} />
          ) : (
            <OwnPhysicalCards {...data} />
          )
        }
      </QueryContent>
    </AppPage>
  );
}

function HomeSkeleton() {
  const t = useTexts(physicalCardsHomeTexts);
  return (
    <SkeletonGroup label={t('cardHome.loading')} gap={5} shapes={['title']}>
      <Stack gap={4} shrinkItems className={grid.materials}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </Stack>
    </SkeletonGroup>
  );
}
