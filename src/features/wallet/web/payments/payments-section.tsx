import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { EmptySection } from '../parts/empty-section.tsx';
import sections from '../parts/wallet-section.module.css';
import { WalletSection } from '../parts/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import { walletQueries } from '../wallet-queries.ts';
import { PaymentRow } from './payment-row.tsx';

/** Every charge, whether it went through or not, and what was refunded of it. */
export function PaymentsSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const reading = useInfiniteQuery(walletQueries.payments(useApi(), locale));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  return (
    <WalletSection name="payments" reading={reading}>
      {({ pages }) => {
        const payments = pages.flatMap((page) => page.payments);
        return (
          <>
            {payments.length === 0 && <EmptySection icon={ReceiptText}>{t('wallet.payments.none')}</EmptySection>}
            {payments.length > 0 && (
              <ul className={sections.rows}>
                {payments.map((payment) => (
                  <li key={payment.id}>
                    <PaymentRow payment={payment} />
                  </li>
                ))}
              </ul>
            )}
            {hasNextPage && (
              <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('wallet.payments.more')}
              </Button>
            )}
          </>
        );
      }}
    </WalletSection>
  );
}
