import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { LinkCard } from '#ui/layout/link-card.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { NetworkError, ValidationError } from '#web-kit/api/request-error.ts';
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
  const failed = [design, prices].filter(({ data, isError }) => isError && !data);
  const error = failed[0]?.error;
  if (!error) return <OrderFormSkeleton />;
  if (error instanceof ValidationError && error.status !== 429)
    return (
      <LinkCard icon={SearchX} tone="warn" title={t('cardOrder.missing')} text={t('cardOrder.missingText')}>
        <RouterLinkButton to="/physical-cards">{t('cardOrder.toCards')}</RouterLinkButton>
      </LinkCard>
    );
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <ErrorCard
        level="h1"
        title={t('cardOrder.failed')}
        message={error.message}
        {...(error instanceof NetworkError && { type: 'network' as const })}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    </Stack>
  );
}

function OrderFormSkeleton() {
  const t = useTexts(physicalOrderTexts);
  return (
    <Stack
      gap={5}
      shrinkItems
      className={styles.page}
      role="status"
      aria-busy="true"
      aria-label={t('cardOrder.loading')}
    >
      <Skeleton shape="title" />
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Skeleton shape="block" className={styles.waiting ?? ''} />
        <Skeleton shape="block" className={styles.waiting ?? ''} />
      </Grid>
    </Stack>
  );
}
