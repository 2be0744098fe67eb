import type { Subscription } from '#features/subscriptions/contract.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import { PaidWith } from './paid-with.tsx';
import styles from './plan.module.css';
import { PlanFact } from './plan-fact.tsx';

interface PlanFactsProps {
  mine: Subscription;
}

/** Figures with their names: what it costs, when the next charge comes and from where. */
export function PlanFacts({ mine }: PlanFactsProps) {
  const t = useTexts(walletTexts);
  const { paid, nextCharge, trialEndsAt, given, state } = mine;
  const isFree = !paid && !trialEndsAt && !given;
  const end = paid && !nextCharge && state !== 'past_due' ? paid.periodEnd : undefined;
  if (isFree)
    return <p className={styles.text}>{t(state === 'expired' ? 'wallet.plan.ended' : 'wallet.plan.freeText')}</p>;
  return (
    <dl className={styles.facts}>
      {trialEndsAt && !given?.isInForce && (
        <PlanFact name={t('wallet.plan.trialEnds')} text={t(paid ? 'wallet.plan.trialPaid' : 'wallet.plan.trialText')}>
          <DateText value={trialEndsAt} />
        </PlanFact>
      )}
      {given && (given.isInForce || !paid) && (
        <PlanFact
          name={t('wallet.plan.given', { name: given.packageName })}
          text={t(paid ? 'wallet.plan.givenPaid' : 'wallet.plan.givenText')}
        >
          <DateText value={given.until} />
        </PlanFact>
      )}
      {paid && (
        <PlanFact name={t('wallet.plan.price')}>
          <AmountText agorot={paid.price} /> <span className={styles.unit}>{t(`wallet.plan.${paid.cycle}`)}</span>
        </PlanFact>
      )}
      {nextCharge && (
        <PlanFact name={t('wallet.plan.next')}>
          <AmountText agorot={nextCharge.amount} />{' '}
          <span className={styles.unit}>
            {t('wallet.plan.on')} <DateText value={nextCharge.at} />
          </span>
        </PlanFact>
      )}
      {end && (
        <PlanFact name={t('wallet.plan.until')} text={t('wallet.plan.noMore')}>
          <DateText value={end} />
        </PlanFact>
      )}
      {paid && (nextCharge || state === 'past_due') && (
        <PaidWith methodId={paid.methodId} isOwed={state === 'past_due'} />
      )}
    </dl>
  );
}
