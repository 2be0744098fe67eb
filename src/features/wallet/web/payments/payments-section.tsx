import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { Payment } from '#features/payments/contract.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { EmptySection } from '../parts/empty-section.tsx';
import sections from '../parts/wallet-section.module.css';
import { WalletSection } from '../parts/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import { walletQueries } from '../wallet-queries.ts';
import { type PaymentLook, paymentLook } from './payment-look.ts';
import styles from './payment-row.module.css';

interface PaymentRowProps {
  payment: Payment;
}

const badges = {
  paid: 'good',
  waiting: 'secondary',
  approval: 'warn',
  declined: 'bad',
  cancelled: 'secondary',
  refunded: 'secondary',
} as const satisfies Record<PaymentLook, string>;

function PaymentRow({ payment }: PaymentRowProps) {
  const t = useTexts(walletTexts);
  const { amount, refunded, refunding, brand, last4, reason } = payment;
  const look = paymentLook(payment);
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <p className={styles.title}>
          <bdi>{payment.title}</bdi>
        </p>
        <AmountText className={styles.sum ?? ''} agorot={amount} />
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>
          <DateText value={payment.settledAt ?? payment.createdAt} />
          {brand && last4 && <MethodLine method={{ brand, last4 }} />}
        </span>
        <Badge size="sm" variant={badges[look]}>
          {t(`wallet.payments.states.${look}`)}
        </Badge>
      </div>
      {look === 'declined' && <p className={styles.reason}>{t(`wallet.payments.reasons.${reason ?? 'declined'}`)}</p>}
      {refunded > 0 && refunded < amount && (
        <p className={styles.note}>
          {t('wallet.payments.returned')} <AmountText agorot={refunded} />
        </p>
      )}
      {refunding > 0 && (
        <p className={styles.note}>
          {t('wallet.payments.returning')} <AmountText agorot={refunding} />
        </p>
      )}
    </div>
  );
}

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
