import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { shekels, yearlySaving } from '#base/money.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/text/money-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { Product } from '../contract.ts';
import { isFree, planFeatureLines } from '../domain.ts';
import { packagesTexts } from '../texts.ts';
import type { BillingCycle } from './billing-toggle.tsx';
import styles from './packages.module.css';

interface PricingPanelProps {
  product: Product;
  cycle: BillingCycle;
  /** Call to action. */
  action: ReactNode;
  /** Label for the reader, such as the current plan; shown in place of the "popular" badge. */
  label?: string | undefined;
  tone?: 'own' | 'chosen' | undefined;
  id?: string;
}

export function PricingPanel({ product, cycle, action, label, tone, id }: PricingPanelProps) {
  const t = useTexts(packagesTexts);
  const features = planFeatureLines(product);
  const badge = label ?? (product.isPopular ? t('packages.pricing.popular') : undefined);
  return (
    <li className={styles.card} id={id} data-popular={product.isPopular} data-tone={tone}>
      {badge && <span className={styles.mark}>{badge}</span>}
      <Text as="h3" size="xl">
        <bdi>{product.name}</bdi>
      </Text>
      <Text tone="muted">
        <bdi>{product.description}</bdi>
      </Text>
      <PriceTag product={product} cycle={cycle} isFree={isFree(product)} />
      {action}
      {features.length > 0 && (
        <Stack
          as="ul"
          gap={3}
          className={styles.lines}
          aria-label={t('packages.pricing.includes', { name: product.name })}
        >
          {features.map((line) => (
            <Row as="li" gap={3} key={line} className={styles.line}>
              <Check aria-hidden="true" />
              <bdi>{line}</bdi>
            </Row>
          ))}
        </Stack>
      )}
    </li>
  );
}

function PriceTag({ product, cycle, isFree }: { product: Product; cycle: BillingCycle; isFree: boolean }) {
  const t = useTexts(packagesTexts);
  const isYearly = cycle === 'yearly';
  const saving = isYearly ? yearlySaving(shekels(product.monthlyPrice), shekels(product.yearlyPrice)) : 0;
  const period = isYearly ? t('packages.pricing.perYear') : t('packages.pricing.perMonth');
  return (
    <div className={styles.tag}>
      <Row as="p" gap={2} align="baseline" wrap>
        <Text as="span" weight="display" tabular className={styles.amount}>
          <MoneyText agorot={shekels(isYearly ? product.yearlyPrice : product.monthlyPrice).amount} />
        </Text>{' '}
        <Text as="span" tone="muted">
          {isFree ? t('packages.pricing.forever') : period}
        </Text>
      </Row>
      <Row as="p" gap={3} align="center" className={styles.saving}>
        {saving > 0 && (
          <>
            <VisuallyHidden>{t('packages.pricing.was')} </VisuallyHidden>
            <s>
              <MoneyText agorot={shekels(product.monthlyPrice * 12).amount} />
            </s>
            <Badge variant="hot">{t('packages.pricing.saving', { percent: saving })}</Badge>
          </>
        )}
      </Row>
    </div>
  );
}
