import { AmountText } from '#ui/amount-text.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Quote } from '../../contract.ts';
import type { PageWish } from '../state/wish.ts';
import { buyingTexts } from '../texts.ts';
import { CardsNext } from './cards-next.tsx';
import { CycleChoice } from './cycle-choice.tsx';
import styles from './summary.module.css';
import { WhatNext } from './what-next.tsx';

interface SummaryProps {
  quote: Quote;
  wish: PageWish;
  onCycle: (cycle: string) => void;
  /** Undefined for whoever has not been asked yet. */
  consent: boolean | undefined;
  /** The price of a wish that has just been changed. */
  isOld: boolean;
}

export function Summary({ quote, wish, onCycle, consent, isOld }: SummaryProps) {
  const t = useTexts(buyingTexts);
  const { title, lines, amount, vat, vatRate, renewal } = quote;
  return (
    <Card as="section" tone="raised" className={styles.summary} aria-labelledby="order-summary">
      <div>
        <h2 className={styles.label} id="order-summary">
          {t('buying.summary.title')}
        </h2>
        <p className={styles.thing}>
          <bdi>{title}</bdi>
        </p>
      </div>
      {renewal && <CycleChoice renewal={renewal} value={wish.cycle} onChange={onCycle} />}
      <div className={styles.figures} aria-busy={isOld} aria-live="polite">
        <ul className={styles.lines}>
          {lines.map(({ text, quantity, amount: ofLine }) => (
            <li key={text} className={styles.row}>
              <span>
                {text}
                {quantity > 1 && <span className={styles.times}>{t('buying.summary.times', { count: quantity })}</span>}
              </span>
              <AmountText agorot={ofLine} />
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t('buying.summary.total')}</span>
          <AmountText agorot={amount} className={styles.sum ?? ''} />
        </p>
        <p className={styles.vat}>
          <span>{t('buying.summary.vat', { rate: vatRate / 100 })}</span>
          <AmountText agorot={vat} />
        </p>
      </div>
      {renewal && <WhatNext renewal={renewal} consent={consent} />}
      {quote.type === 'physical-card' && <CardsNext />}
    </Card>
  );
}
