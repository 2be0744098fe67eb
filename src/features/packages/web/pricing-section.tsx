import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Product } from '../contract.ts';
import { homeProducts, isFree } from '../domain.ts';
import { packagesTexts } from '../texts.ts';
import { type BillingCycle, BillingToggle } from './billing-toggle.tsx';
import { PricingPanel } from './pricing-panel.tsx';
import styles from './pricing-section.module.css';

interface PricingSectionProps {
  products: readonly Product[];
  onChoose(id: number): void;
  quoteMail: string;
}

export function PricingSection({ products, onChoose, quoteMail }: PricingSectionProps) {
  const t = useTexts(packagesTexts);
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const visibleProducts = homeProducts(products);
  if (visibleProducts.length === 0) return null;
  const choiceOf = (product: Product) => (
    <Button block variant={product.isPopular ? 'default' : 'outline'} onClick={() => onChoose(product.id)}>
      {isFree(product) ? t('packages.pricing.start') : t('packages.pricing.choose', { name: product.name })}
    </Button>
  );
  return (
    <section className={styles.section} id="pricing" aria-labelledby="pricing-title">
      <Stack gap={3} align="center" className={styles.heading}>
        <Text as="h2" size="3xl" weight="display" id="pricing-title">
          {t('packages.pricing.title')}
        </Text>
        <p className={styles.lead}>{t('packages.pricing.lead')}</p>
        <BillingToggle cycle={cycle} onChange={setCycle} />
      </Stack>
      <Stack as="ul" gap={6} className={styles.grid} data-count={visibleProducts.length}>
        {visibleProducts.map((product) => (
          <PricingPanel key={product.id} product={product} cycle={cycle} action={choiceOf(product)} />
        ))}
      </Stack>
      <Text tone="muted" size="s" textAlign="center" className={styles.small}>
        {t('packages.pricing.vat')} {t('packages.pricing.quote')}{' '}
        <a href={`mailto:${quoteMail}`}>{t('packages.pricing.quoteAction')}</a>
      </Text>
    </section>
  );
}
