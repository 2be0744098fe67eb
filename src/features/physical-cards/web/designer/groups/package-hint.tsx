import { Link } from 'react-router';
import { agorotInSentence } from '#base/money.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Material } from '../../../design/design.ts';
import { bestOffer } from './best-offer.ts';
import { groupsTexts } from './groups-texts.ts';
import styles from './material-group.module.css';
import { usePrices } from './use-prices.ts';

interface PackageHintProps {
  material: Material;
}

/** What the owner's package takes off, and what a bigger one would. */
export function PackageHint({ material }: PackageHintProps) {
  const t = useTexts(groupsTexts);
  const prices = usePrices();
  const offer = bestOffer(prices, material);
  if (prices.discount === 0 && !offer) return null;
  return (
    <div className={styles.hint}>
      {prices.discount > 0 && (
        <p className={styles.saves}>{t('designerForm.material.saves', { percent: prices.discount })}</p>
      )}
      {offer && (
        <p className={styles.could}>
          {t('designerForm.material.could', {
            name: offer.name,
            price: agorotInSentence(offer.price),
            saved: agorotInSentence(offer.saved),
          })}{' '}
          <Link to="/subscription">{t('designerForm.material.plans')}</Link>
        </p>
      )}
    </div>
  );
}
