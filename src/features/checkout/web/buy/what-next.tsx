import { CalendarCheck, CalendarX2, Gift, Repeat, Rocket } from 'lucide-react';
import { agorotInSentence } from '#base/money.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Quote } from '../../contract.ts';
import { buyingTexts } from '../texts.ts';
import { Fact } from './fact.tsx';
import styles from './summary.module.css';

interface WhatNextProps {
  renewal: NonNullable<Quote['renewal']>;
  /** Undefined for whoever has not been asked yet. */
  consent: boolean | undefined;
}

/** No surprises: what is kept, until when it runs, and whether anything is charged again. */
export function WhatNext({ renewal, consent }: WhatNextProps) {
  const t = useTexts(buyingTexts);
  const { trialDaysLeft: days, isUpgrade, periodStart, periodEnd, nextCharge } = renewal;
  const renewed = { sum: agorotInSentence(nextCharge.amount), at: new Date(nextCharge.at) };
  return (
    <section className={styles.next} aria-label={t('buying.next.title')}>
      {days > 0 && <Fact icon={Gift} text={t('buying.next.trial', { days, at: new Date(periodStart) })} />}
      {isUpgrade && <Fact icon={Rocket} text={t('buying.next.upgrade')} />}
      <Fact icon={CalendarCheck} text={t('buying.next.until', { at: new Date(periodEnd) })} />
      {consent === undefined && <Fact icon={Repeat} text={t('buying.next.choose')} />}
      {consent === true && <Fact icon={Repeat} text={t('buying.next.renews', renewed)} />}
      {consent === false && <Fact icon={CalendarX2} text={t('buying.next.ends')} />}
    </section>
  );
}
