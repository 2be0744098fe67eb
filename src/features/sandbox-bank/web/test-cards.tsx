import { Card, CardHeader } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { testCards } from '../cards.ts';
import { paymentDemoTexts } from '../texts.ts';
import styles from './payment-demo-page.module.css';

export function TestCards() {
  const t = useTexts(paymentDemoTexts);
  return (
    <Card as="section">
      <CardHeader title={t('paymentDemo.cards.title')} description={t('paymentDemo.cards.text')} />
      <ul className={styles.list}>
        {testCards.map(({ number, behaviour }) => (
          <li key={number} className={styles.row}>
            <div>
              <LatinText className={styles.number ?? ''}>{number}</LatinText>
              <p className={styles.does}>{t(`paymentDemo.cards.${behaviour}`)}</p>
            </div>
            <CopyButton value={number} variant="secondary" label={t('paymentDemo.cards.copy', { number })} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
