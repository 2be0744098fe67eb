import type { ReactNode } from 'react';
import { DetailList } from '#features/admin/web/index.ts';
import { numberText } from '#features/invoices/domain.ts';
import { formatNumber } from '#i18n/format.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { LedgerReport } from '../../../admin-contract.ts';
import { paymentsAdminTexts } from '../../../admin-texts.ts';

/** How much was looked at, so that "all agrees" is not said of nothing. */
export function LedgerFigures({ report }: { report: LedgerReport }) {
  const t = useTexts(paymentsAdminTexts);
  const { locale } = useLocale();
  const count = (number: number): ReactNode => <LatinText>{formatNumber(number, locale)}</LatinText>;
  return (
    <DetailList
      rows={[
        { name: t('paymentsAdmin.books.entries'), value: count(report.entries) },
        { name: t('paymentsAdmin.books.total'), value: <AmountText agorot={report.total} /> },
        { name: t('paymentsAdmin.books.paid'), value: count(report.paid) },
        { name: t('paymentsAdmin.books.refunds'), value: count(report.refunds) },
        { name: t('paymentsAdmin.books.waiting'), value: count(report.waitingRefunds) },
        ...report.numbers.map(({ kind, last }) => ({
          name: t(`paymentsAdmin.books.numbers.${kind}`),
          value: <LatinText>{numberText(last)}</LatinText>,
        })),
        { name: t('paymentsAdmin.books.at'), value: <DateText value={report.checkedAt} time /> },
      ]}
    />
  );
}
