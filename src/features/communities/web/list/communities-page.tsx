import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { OpenPage } from '#ui/open-page.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { communityQueries } from '../queries.ts';
import styles from './communities-page.module.css';
import { CommunityFilters } from './community-filters.tsx';
import { CommunityGrid } from './community-grid.tsx';
import { communitiesPageTexts } from './list-texts.ts';
import { useFilter } from './use-filter.ts';

/** `/communities`. */
export function CommunitiesPage() {
  const t = useTexts(communitiesPageTexts);
  const { locale } = useLocale();
  const [filter, change] = useFilter();
  const { data, isError, isPlaceholderData, refetch } = useQuery(communityQueries.list(useApi(), locale, filter));
  return (
    <OpenPage badge={t('communitiesPage.badge')} title={t('communitiesPage.title')} lead={t('communitiesPage.lead')}>
      <div className={styles.wrap}>
        {data && data.fields.length > 0 && (
          <CommunityFilters filter={filter} fields={data.fields} cities={data.cities} onChange={change} />
        )}
        {isError && !data ? (
          <ErrorCard type="network" message={t('communitiesPage.failed')} onRetry={() => void refetch()} />
        ) : (
          <CommunityGrid
            communities={data?.communities}
            isBusy={isPlaceholderData}
            isFiltered={Object.keys(filter).length > 0}
            onClear={() => change(undefined)}
          />
        )}
      </div>
      <section className={styles.call} aria-labelledby="communities-call">
        <div className={styles.callWords}>
          <h2 className={styles.callTitle} id="communities-call">
            {t('communitiesPage.call.title')}
          </h2>
          <p className={styles.callText}>{t('communitiesPage.call.text')}</p>
        </div>
        <Button variant="outline" asChild>
          <a href="/contact">{t('communitiesPage.call.action')}</a>
        </Button>
      </section>
    </OpenPage>
  );
}
