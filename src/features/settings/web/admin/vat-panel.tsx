import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { type VatRates, vatApi } from '#features/invoices/vat-contract.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { vatQuery } from './admin-queries.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { longDay } from './days.ts';
import { rateText } from './rates.ts';
import styles from './settings.module.css';
import { VatAdd } from './vat-add.tsx';

type Rate = VatRates['rates'][number];

const variants: Readonly<Record<Rate['state'], BadgeVariant>> = {
  over: 'outline',
  current: 'good',
  future: 'secondary',
};

interface VatTableProps {
  rates: readonly Rate[];
}

function VatTable({ rates }: VatTableProps) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  const [asked, setAsked] = useState<string>();
  const { send, isPending } = useAdminCall<VatRates, string>({
    call: (api, since) => api.call(vatApi.drop, { params: { since } }),
    done: t('settingsAdmin.vat.dropped'),
    onDone: () => setAsked(undefined),
  });
  return (
    <>
      <Table caption={t('settingsAdmin.vat.caption')} hideCaption>
        <thead>
          <tr>
            <TableHead>{t('settingsAdmin.vat.since')}</TableHead>
            <TableHead numeric>{t('settingsAdmin.vat.rate')}</TableHead>
            <TableHead>{t('settingsAdmin.vat.state')}</TableHead>
            <TableHead>
              <VisuallyHidden>{t('settingsAdmin.vat.dropShort')}</VisuallyHidden>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ since, rate, state }) => (
            <tr key={since}>
              <TableCell>{longDay(since, locale)}</TableCell>
              <TableCell numeric>
                <LatinText>{rateText(rate, locale)}</LatinText>
              </TableCell>
              <TableCell>
                <Badge variant={variants[state]}>{t(`settingsAdmin.vat.${state}`)}</Badge>
              </TableCell>
              <TableCell>
                {state === 'future' && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('settingsAdmin.vat.drop', { day: longDay(since, locale) })}
                    onClick={() => setAsked(since)}
                  >
                    {t('settingsAdmin.vat.dropShort')}
                  </Button>
                )}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmAction
        title={t('settingsAdmin.vat.dropTitle')}
        text={asked && t('settingsAdmin.vat.dropText', { day: longDay(asked, locale) })}
        action={t('settingsAdmin.vat.dropShort')}
        isDangerous
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && send(asked)}
        isPending={isPending}
      />
    </>
  );
}

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
