import { Check } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Product } from '../contract.ts';
import { cardLines } from '../domain.ts';
import { packagesTexts } from '../texts.ts';
import type { BillingCycle } from './billing-cycle.ts';
import styles from './price-card.module.css';
import { PriceTag } from './price-tag.tsx';

interface PriceCardProps {
  product: Product;
  cycle: BillingCycle;
  onChoose(id: number): void;
}

export function PriceCard({ product, cycle, onChoose }: PriceCardProps) {
  const t = useTexts(packagesTexts);
  const isFree = product.monthlyPrice === 0 && product.yearlyPrice === 0;
  const lines = cardLines(product);
  return (
    <li className={styles.card} data-popular={product.isPopular}>
      {product.isPopular && <span className={styles.popular}>{t('packages.pricing.popular')}</span>}
      <h3 className={styles.name}>
        <bdi>{product.name}</bdi>
      </h3>
      <p className={styles.description}>
        <bdi>{product.description}</bdi>
      </p>
      <PriceTag product={product} cycle={cycle} isFree={isFree} />
      <Button block variant={product.isPopular ? 'default' : 'outline'} onClick={() => onChoose(product.id)}>
        {isFree ? t('packages.pricing.start') : t('packages.pricing.choose', { name: product.name })}
      </Button>
      {lines.length > 0 && (
        <ul className={styles.lines} aria-label={t('packages.pricing.includes', { name: product.name })}>
          {lines.map((line) => (
            <li key={line} className={styles.line}>
              <Check aria-hidden="true" />
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
