import { type ReactNode, useState } from 'react';
import { MethodLine, usePaymentMethods } from '#features/payments/web/index.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from '../wallet-page.module.css';
import { ChangePaymentMethodDialog } from './change-payment-method-dialog.tsx';

/** A description list: the price, the date of the next charge and its payment method. */
export function PlanDetails({ mine }: { mine: Subscription }) {
  const t = useTexts(walletTexts);
  const { paid, nextCharge, trialEndsAt, complimentary, state } = mine;
  const isFree = !paid && !trialEndsAt && !complimentary;
  const endDate = paid && !nextCharge && state !== 'past_due' ? paid.periodEnd : undefined;
  if (isFree) return <Caption>{t(state === 'expired' ? 'wallet.plan.ended' : 'wallet.plan.freeText')}</Caption>;
  return (
    <Grid as="dl" wideColumns={2} gap={4}>
      {trialEndsAt && !complimentary?.isEffective && (
        <PlanDetail
          name={t('wallet.plan.trialEnds')}
          text={t(paid ? 'wallet.plan.trialPaid' : 'wallet.plan.trialText')}
        >
          <DateText value={trialEndsAt} />
        </PlanDetail>
      )}
      {complimentary && (complimentary.isEffective || !paid) && (
        <PlanDetail
          name={t('wallet.plan.complimentary', { name: complimentary.packageName })}
          text={t(paid ? 'wallet.plan.complimentaryPaid' : 'wallet.plan.complimentaryText')}
        >
          <DateText value={complimentary.until} />
        </PlanDetail>
      )}
      {paid && (
        <PlanDetail name={t('wallet.plan.price')}>
          <MoneyText agorot={paid.price} />{' '}
          <Text as="span" tone="muted" size="s" weight="text">
            {t(`wallet.plan.${paid.cycle}`)}
          </Text>
        </PlanDetail>
      )}
      {nextCharge && (
        <PlanDetail name={t('wallet.plan.next')}>
          <MoneyText agorot={nextCharge.amount} />{' '}
          <Text as="span" tone="muted" size="s" weight="text">
            {t('wallet.plan.on')} <DateText value={nextCharge.at} />
          </Text>
        </PlanDetail>
      )}
      {endDate && (
        <PlanDetail name={t('wallet.plan.until')} text={t('wallet.plan.noMore')}>
          <DateText value={endDate} />
        </PlanDetail>
      )}
      {paid && (nextCharge || state === 'past_due') && (
        <PaidWith methodId={paid.methodId} isOwed={state === 'past_due'} />
      )}
    </Grid>
  );
}

interface PaidWithProps {
  methodId: number | null;
  /** A charge has failed and is outstanding until a card succeeds. */
  isOwed: boolean;
}

/** The card for the next charge, with a link to change it. */
function PaidWith({ methodId, isOwed }: PaidWithProps) {
  const t = useTexts(walletTexts);
  const [isChanging, setIsChanging] = useState(false);
  const { data: methods, isPending } = usePaymentMethods();
  const method = methods?.find(({ id }) => id === methodId);
  return (
    <PlanDetail name={t('wallet.plan.method')}>
      <Row as="span" gap={[1, 4]} align="center" wrap size="m" weight="text">
        {method && <MethodLine method={method} />}
        {!method && isPending && <Skeleton className={styles.waiting ?? ''} />}
        {!method && methods && (
          <Text as="span" tone="muted" size="s" weight="text">
            {t('wallet.plan.noMethod')}
          </Text>
        )}
        <Button variant="link" size="sm" onClick={() => setIsChanging(true)}>
          {t('wallet.plan.changeCard')}
        </Button>
      </Row>
      <ChangePaymentMethodDialog
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        current={methodId}
        isOwed={isOwed}
      />
    </PlanDetail>
  );
}

function PlanDetail({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <Stack gap={1} justify="start" shrink className={styles.detail}>
      <Text as="dt" tone="muted" size="s">
        {name}
      </Text>
      <Text as="dd" size="l" weight="strong" tabular>
        {children}
      </Text>
      {text && (
        <Text as="dd" tone="muted" size="s">
          {text}
        </Text>
      )}
    </Stack>
  );
}
