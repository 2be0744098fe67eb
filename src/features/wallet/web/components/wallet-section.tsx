import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { QueryResult } from '#ui/feedback/query-content.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { walletTexts } from '../texts.ts';
import styles from './wallet-section.module.css';

export type SectionName = 'plan' | 'methods' | 'invoices' | 'payments' | 'billing';

interface WalletSectionProps<T> {
  name: SectionName;
  reading: QueryResult<T>;
  description?: ReactNode;
  /** One secondary action beside the heading. */
  action?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A section of the wallet: a skeleton while loading, a retry on failure, then the content. */
export function WalletSection<T>({ name, reading, description, action, children }: WalletSectionProps<T>) {
  const t = useTexts(walletTexts);
  const titleId = `${name}-title`;
  const { data, error } = reading;
  return (
    <Card as="section" id={name} className={styles.section} aria-labelledby={titleId}>
      <CardHeader title={t(`wallet.section.${name}`)} titleId={titleId} description={description} action={action} />
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <SkeletonGroup label={t('wallet.loading')} gap={3} shapes={['title', 'line', 'line']} />
      )}
      {data === undefined && error && (
        <SectionFailed
          message={error.message}
          onRetry={() => void reading.refetch()}
          name={t(`wallet.section.${name}`)}
        />
      )}
    </Card>
  );
}

interface SectionFailedProps {
  /** The section's name, for screen reader users who do not see where the button is. */
  name: string;
  message: string;
  onRetry: () => void;
}

function SectionFailed({ name, message, onRetry }: SectionFailedProps) {
  const t = useTexts(walletTexts);
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('wallet.retry')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
  return (
    <Notice icon={CircleAlert} tone="bad" title={t('wallet.notLoaded')} action={retry} isLive>
      {message}
    </Notice>
  );
}
