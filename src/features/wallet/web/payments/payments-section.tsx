import { useInfiniteQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#features/payments/contract.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import sections from '../components/wallet-section.module.css';
import { initialCount, SectionList, WalletSection } from '../components/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import styles from '../wallet-page.module.css';
import { walletQueries } from '../wallet-queries.ts';

type PaymentDisplayStatus = 'paid' | 'waiting' | 'approval' | 'declined' | 'cancelled' | 'refunded' | 'partly';

/** The status of a payment as shown to the payer. */
export function paymentDisplayStatus({
  status,
  amount,
  refunded,
}: Pick<Payment, 'status' | 'amount' | 'refunded'>): PaymentDisplayStatus {
  if (status === 'paid' && refunded > 0) return refunded >= amount ? 'refunded' : 'partly';
  if (status === 'paid') return 'paid';
  if (status === 'challenge') return 'approval';
  return status === 'declined' || status === 'cancelled' ? status : 'waiting';
}

const badges = {
  paid: 'good',
  waiting: 'secondary',
  approval: 'warn',
  declined: 'bad',
  cancelled: 'secondary',
  refunded: 'secondary',
  partly: 'good',
} as const satisfies Record<PaymentDisplayStatus, string>;

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTexts(walletTexts);
  const { amount, refunded, refunding, brand, last4, reason } = payment;
  const displayStatus = paymentDisplayStatus(payment);
  return (
    <Stack gap={1}>
      <Row gap={3} align="start" justify="between">
        <Text weight="medium" line="snug" breakWords>
          <bdi>{unbrokenDates(payment.title)}</bdi>
        </Text>
        <MoneyText className={sections.amount ?? ''} agorot={amount} />
      </Row>
      <Row gap={3} align="center" justify="between">
        <Row as="span" gap={[1, 3]} inline shrink tone="muted" size="s" className={styles.facts}>
          <DateText value={payment.settledAt ?? payment.createdAt} />
          {brand && last4 && <MethodLine method={{ brand, last4 }} />}
        </Row>
        <Badge size="sm" variant={badges[displayStatus]}>
          {t(`wallet.payments.states.${displayStatus}`)}
        </Badge>
      </Row>
      {displayStatus === 'declined' && (
        <Text tone="bad" size="s">
          {t(`wallet.payments.reasons.${reason ?? 'declined'}`)}
        </Text>
      )}
      {refunded > 0 && refunded < amount && (
        <Caption>
          {t('wallet.payments.returned')} <MoneyText agorot={refunded} />
        </Caption>
      )}
      {refunding > 0 && (
        <Caption>
          {t('wallet.payments.returning')} <MoneyText agorot={refunding} />
        </Caption>
      )}
    </Stack>
  );
}

/** All charges, successful or not, with their refunds. */
export function PaymentsSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const reading = useInfiniteQuery(walletQueries.payments(useApi(), locale));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  const [isExpanded, setIsExpanded] = useState(false);
  const payments = reading.data?.pages.flatMap((page) => page.payments) ?? [];
  const isCut = payments.length > initialCount && !isExpanded;
  return (
    <WalletSection name="payments" reading={reading}>
      {() => (
        <>
          <SectionList
            items={isCut ? payments.slice(0, initialCount) : payments}
            icon={ReceiptText}
            none={t('wallet.payments.none')}
          >
            {(payment) => <PaymentRow payment={payment} />}
          </SectionList>
          {(isCut || hasNextPage) && (
            <Button
              variant="outline"
              size="sm"
              loading={isFetchingNextPage}
              onClick={() => (isCut ? setIsExpanded(true) : void fetchNextPage())}
            >
              {t('wallet.payments.more')}
            </Button>
          )}
        </>
      )}
    </WalletSection>
  );
}
