import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryContent, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useSearchParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { PlanProvider } from '../plan-provider.tsx';
import { profileQueries } from '../profile-queries.ts';
import { ProfileList } from './profile-list.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import styles from './profiles-page.module.css';
import { StartForm } from './start-form.tsx';

/** Route: `/editor`. Shows the start form to users without a profile, and the list to others. */
export function ProfilesPage() {
  const t = useTexts(profileListTexts);
  const [search] = useSearchParams();
  const profiles = useQuery(profileQueries.list(useApi()));
  // Once a profile is created, the list that already contains it must not replace the form.
  const [hadProfiles, setHadProfiles] = useState<boolean>();
  const isCreated = hadProfiles !== undefined;
  const isStart = isCreated || profiles.data?.length === 0 || search.has('new');
  usePageTitle(t(isStart ? 'cards.start.title' : 'cards.title'));
  return (
    <PlanProvider>
      <AppPage gap={0}>
        <QueryContent
          query={profiles}
          failed={t('cards.failed')}
          level="h1"
          homeHref="/"
          skeleton={<ProfilesSkeleton />}
        >
          {(data) =>
            isStart ? (
              <StartForm
                hasProfiles={hadProfiles ?? data.length > 0}
                onCreated={setHadProfiles}
                isCreated={isCreated}
              />
            ) : (
              <ProfileList profiles={data} />
            )
          }
        </QueryContent>
      </AppPage>
    </PlanProvider>
  );
}

function ProfilesSkeleton() {
  const t = useTexts(profileListTexts);
  return (
    <SkeletonGroup label={t('cards.loading')}>
      <Row gap={3} align="center" justify="between" wrap className={styles.head}>
        <Stack gap={2} grow>
          <Skeleton shape="title" className={styles.lead} />
          <Skeleton className={styles.lead} />
        </Stack>
        <Skeleton shape="button" />
      </Row>
      <Stack gap={4} shrinkItems className={styles.cards}>
        {['one', 'two', 'three'].map((name) => (
          <div key={name} className={styles.tile}>
            <div className={styles.picture} />
            <Stack gap={4} className={styles.body}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton className={styles.waiting} />
            </Stack>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
