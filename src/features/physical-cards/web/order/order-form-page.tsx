import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { combineQueries, QueryFailure, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { ValidationError } from '#web-kit/api/request-error.ts';
import { physicalCardQueries } from '../use-physical-cards.ts';
import styles from './order-cards.module.css';
import { OrderForm } from './order-form.tsx';
import { physicalOrderTexts } from './order-form-texts.ts';

/** `/physical-cards/order/{designId}`. */
export function OrderFormPage() {
  const t = useTexts(physicalOrderTexts);
  const api = useApi();
  const { locale } = useLocale();
  const id = Number(useParams().designId);
  const design = useQuery(physicalCardQueries.design(api, id));
  const prices = useQuery(physicalCardQueries.prices(api, locale));
  usePageTitle(t('cardOrder.title'));
  if (design.data && prices.data) return <OrderForm key={id} saved={design.data} prices={prices.data} />;
  const { error, refetch } = combineQueries({ design, prices });
  if (!error) return <OrderFormSkeleton />;
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('cardOrder.missing')} text={t('cardOrder.missingText')}>
        <RouterLinkButton to="/physical-cards">{t('cardOrder.toCards')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <QueryFailure level="h1" error={error} failed={t('cardOrder.failed')} onRetry={refetch} />
    </Stack>
  );
}

function OrderFormSkeleton() {
  const t = useTexts(physicalOrderTexts);
  return (
    <SkeletonGroup label={t('cardOrder.loading')} gap={5} className={styles.page} shapes={['title']}>
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" className={styles.waiting} />
      </Grid>
    </SkeletonGroup>
  );
}
