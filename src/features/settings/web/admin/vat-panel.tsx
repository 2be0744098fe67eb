import { useQuery } from '@tanstack/react-query';
import { Panel } from '#features/admin/web/index.ts';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { vatQuery } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import styles from './settings.module.css';
import { VatAdd } from './vat-add.tsx';
import { VatTable } from './vat-table.tsx';

interface VatPanelProps {
  onDirty(id: string, isDirty: boolean): void;
}

export function VatPanel({ onDirty }: VatPanelProps) {
  const t = useTexts(settingsAdminTexts);
  const { data, error, refetch } = useQuery(vatQuery(useApi()));
  return (
    <div id="vat" className={styles.anchor}>
      <Panel title={t('settingsAdmin.vat.title')}>
        <p className={styles.lead}>{t('settingsAdmin.vat.lead')}</p>
        {!data && error && (
          <ErrorCard title={t('settingsAdmin.vat.failed')} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton shape="block" />}
        {data && (
          <>
            <VatTable rates={data.rates} />
            <VatAdd today={data.today} onDirty={onDirty} />
          </>
        )}
      </Panel>
    </div>
  );
}
