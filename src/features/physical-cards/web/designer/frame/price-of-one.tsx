import { AmountText } from '#ui/amount-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { materialPrices, unitPrice } from '../../../prices.ts';
import { designerTexts } from '../designer-texts.ts';
import { groupsTexts } from '../groups/groups-texts.ts';
import { usePrices } from '../groups/use-prices.ts';
import { useDesign } from '../state/use-design.ts';
import styles from './bottom-bar.module.css';

export function PriceOfOne() {
  const t = useTexts(designerTexts);
  const tf = useTexts(groupsTexts);
  const material = useDesign((design) => design.material);
  const { discount } = usePrices();
  const full = materialPrices[material];
  const own = unitPrice(material, discount);
  return (
    <p className={styles.price}>
      <span className={styles.sums}>
        <AmountText agorot={own} className={styles.sum ?? ''} />
        {own < full && (
          <s className={styles.full}>
            <VisuallyHidden>{tf('designerForm.material.was')} </VisuallyHidden>
            <AmountText agorot={full} />
          </s>
        )}
      </span>
      <span className={styles.each}>{t('designer.bar.each')}</span>
    </p>
  );
}
