import { AmountText } from '#ui/amount-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Material } from '../../../design/design.ts';
import { materialPrices, unitPrice } from '../../../prices.ts';
import { groupsTexts } from './groups-texts.ts';
import styles from './material-group.module.css';
import { usePrices } from './use-prices.ts';

interface MaterialPriceProps {
  material: Material;
}

/** The owner's own price, and the plain one struck through where it is higher. */
export function MaterialPrice({ material }: MaterialPriceProps) {
  const t = useTexts(groupsTexts);
  const { discount } = usePrices();
  const full = materialPrices[material];
  const own = unitPrice(material, discount);
  if (own === full) return <AmountText agorot={full} />;
  return (
    <span className={styles.sums}>
      <s className={styles.full}>
        <VisuallyHidden>{t('designerForm.material.was')} </VisuallyHidden>
        <AmountText agorot={full} />
      </s>
      <span>
        <VisuallyHidden>{t('designerForm.material.now')} </VisuallyHidden>
        <AmountText agorot={own} />
      </span>
    </span>
  );
}
