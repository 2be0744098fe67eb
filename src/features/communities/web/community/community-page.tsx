import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { Stack } from '#ui/layout.tsx';
import { LinkCard } from '#ui/link-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { communityQueries } from '../queries.ts';
import styles from './community-page.module.css';
import { communityPageTexts } from './community-texts.ts';
import { CommunityView } from './community-view.tsx';

interface CommunityPageProps {
  slug: string;
}

/** `/communities/{slug}`. The first HTML shows what any visitor sees. */
export function CommunityPage({ slug }: CommunityPageProps) {
  const t = useTexts(communityPageTexts);
  const { locale } = useLocale();
  const { data, isError, refetch } = useQuery({
    ...communityQueries.one(useApi(), locale, slug),
    placeholderData: keepPreviousData,
  });
  if (data) return <CommunityView detail={data} />;
  if (data === null) return <MissingCommunity />;
  return (
    <div className={styles.page}>
      <Stack gap={5} shrinkItems className={styles.wrap}>
        {isError ? (
          <ErrorCard type="network" message={t('communityPage.failed')} onRetry={() => void refetch()} level="h1" />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('communityPage.loading')}>
            <Skeleton shape="block" className={styles.waiting ?? ''} />
          </div>
        )}
      </Stack>
    </div>
  );
}

/** Never there, or hidden: to a visitor it is the same. */
function MissingCommunity() {
  const t = useTexts(communityPageTexts);
  return (
    <LinkCard icon={Compass} title={t('communityPage.missing.title')} text={t('communityPage.missing.text')}>
      <Button asChild>
        <a href="/communities">{t('communityPage.back')}</a>
      </Button>
    </LinkCard>
  );
}
