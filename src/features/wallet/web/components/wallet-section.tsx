import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { type QueryResult, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card, CardHeader, Row, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from './wallet-section.module.css';

/** The number of documents or payments that most users look for; the rest is one click away. */
export const initialCount = 6;

interface WalletSectionProps<T> {
  name: 'plan' | 'methods' | 'invoices' | 'payments' | 'billing';
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
  const retry = (
    <Button variant="outline" size="sm" onClick={() => void reading.refetch()}>
      {t('wallet.retry')}
      {/* For screen reader users, who do not see where the button is. */}
      <VisuallyHidden>{t(`wallet.section.${name}`)}</VisuallyHidden>
    </Button>
  );
  return (
    <Card as="section" id={name} className={styles.section} aria-labelledby={titleId}>
      <CardHeader title={t(`wallet.section.${name}`)} titleId={titleId} description={description} action={action} />
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <SkeletonGroup label={t('wallet.loading')} gap={3} shapes={['title', 'line', 'line']} />
      )}
      {data === undefined && error && (
        <Notice icon={CircleAlert} tone="bad" title={t('wallet.notLoaded')} action={retry} isLive>
          {error.message}
        </Notice>
      )}
    </Card>
  );
}

interface SectionListProps<T> {
  items: readonly T[];
  icon: LucideIcon;
  /** Shown without items: what will appear here. */
  none: string;
  children: (item: T) => ReactNode;
}

export function SectionList<T extends { id: number }>({ items, icon, none, children }: SectionListProps<T>) {
  if (items.length === 0)
    return (
      <Row gap={4} align="center" tone="muted">
        <IconTile icon={icon} />
        <p>{none}</p>
      </Row>
    );
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}
