import { BellRing, CalendarCheck, CalendarX2 } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { buyingTexts } from '../texts.ts';
import { Fact } from './fact.tsx';
import styles from './summary.module.css';

/** What follows the payment of cards: nothing but the cards. */
export function CardsNext() {
  const t = useTexts(buyingTexts);
  return (
    <section className={styles.next} aria-label={t('buying.next.title')}>
      <Fact icon={CalendarCheck} text={t('buying.next.cardsDays')} />
      <Fact icon={BellRing} text={t('buying.next.cardsNews')} />
      <Fact icon={CalendarX2} text={t('buying.next.cardsOnce')} />
    </section>
  );
}
