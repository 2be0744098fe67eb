import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableCell, TableHead } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Api } from '#web-kit/api-client.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type VatRates, vatApi } from '../../vat-contract.ts';
import { longDay, rateText } from './rates.ts';
import { VatAdd } from './vat-add.tsx';
import { vatAdminTexts } from './vat-texts.ts';

const vatQuery = (api: Api) =>
  queryOptions({ queryKey: [vatApi.list.path], queryFn: () => api.call(vatApi.list, {}), staleTime: 0 });

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
  const t = useTexts(vatAdminTexts);
  const { locale } = useLocale();
  const [deleting, setDeleting] = useState<string>();
  const { send, isPending } = useAdminCall<VatRates, string>({
    call: (api, since) => api.call(vatApi.drop, { params: { since } }),
    done: t('vatAdmin.dropped'),
    onDone: () => setDeleting(undefined),
  });
  return (
    <>
      <Table caption={t('vatAdmin.caption')} hideCaption>
        <thead>
          <tr>
            <TableHead>{t('vatAdmin.since')}</TableHead>
            <TableHead numeric>{t('vatAdmin.rate')}</TableHead>
            <TableHead>{t('vatAdmin.state')}</TableHead>
            <TableHead>
              <VisuallyHidden>{t('vatAdmin.dropShort')}</VisuallyHidden>
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
                <Badge variant={variants[state]}>{t(`vatAdmin.${state}`)}</Badge>
              </TableCell>
              <TableCell>
                {state === 'future' && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('vatAdmin.drop', { day: longDay(since, locale) })}
                    onClick={() => setDeleting(since)}
                  >
                    {t('vatAdmin.dropShort')}
                  </Button>
                )}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmAction
        title={t('vatAdmin.dropTitle')}
        text={deleting && t('vatAdmin.dropText', { day: longDay(deleting, locale) })}
        action={t('vatAdmin.dropShort')}
        isDangerous
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={() => deleting && send(deleting)}
        isPending={isPending}
      />
    </>
  );
}

interface VatRatesProps {
  onDirty(id: string, isDirty: boolean): void;
}

/** All rates of VAT by date, for the page of settings: those that hold already stand as they are. */
export function VatRatesSetting({ onDirty }: VatRatesProps) {
  const t = useTexts(vatAdminTexts);
  const { data, error, refetch } = useQuery(vatQuery(useApi()));
  if (data)
    return (
      <>
        <VatTable rates={data.rates} />
        <VatAdd today={data.today} onDirty={onDirty} />
      </>
    );
  if (error) return <ErrorCard title={t('vatAdmin.failed')} message={error.message} onRetry={() => void refetch()} />;
  return <Skeleton shape="block" />;
}
