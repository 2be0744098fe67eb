import { Link } from 'react-router';
import { agorotInSentence } from '#base/money.ts';
import { useTexts } from '#ui/locale.tsx';
import type { CardPrices } from '../../contract.ts';
import { cardOrderTexts } from './order-form-texts.ts';
import styles from './order-summary.module.css';

interface UpsellProps {
  prices: CardPrices;
  /** Of the cards alone, without any discount. */
  cards: number;
}

/** What a bigger package would take off this very order; nothing for whoever has the biggest. */
export function Upsell({ prices: { discount, packages }, cards }: UpsellProps) {
  const t = useTexts(cardOrderTexts);
  const best = packages.toSorted((one, other) => other.discount - one.discount)[0];
  const more = best ? Math.round((cards * (best.discount - discount)) / 100) : 0;
  if (!best || more <= 0) return null;
  return (
    <p className={styles.small}>
      {t('cardOrder.summary.upsell', { name: best.name, sum: agorotInSentence(more) })}{' '}
      <Link to="/subscription">{t('cardOrder.summary.upsellAction')}</Link>
    </p>
  );
}
