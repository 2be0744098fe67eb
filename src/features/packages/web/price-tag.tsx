import { shekels, yearlySaving } from '#base/money.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/text/money-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { Product } from '../contract.ts';
import { packagesTexts } from '../texts.ts';
import type { BillingCycle } from './billing-toggle.tsx';
import styles from './packages.module.css';

export function PriceTag({ product, cycle, isFree }: { product: Product; cycle: BillingCycle; isFree: boolean }) {
  const t = useTexts(packagesTexts);
  const isYearly = cycle === 'yearly';
  const saving = isYearly ? yearlySaving(shekels(product.monthlyPrice), shekels(product.yearlyPrice)) : 0;
  const period = isYearly ? t('packages.pricing.perYear') : t('packages.pricing.perMonth');
  return (
    <div className={styles.tag}>
      <Row as="p" gap={2} align="baseline" wrap>
        <Text as="span" weight="display" tabular className={styles.amount}>
          <MoneyText value={shekels(isYearly ? product.yearlyPrice : product.monthlyPrice)} />
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
              <MoneyText value={shekels(product.monthlyPrice * 12)} />
            </s>
            <Badge variant="hot">{t('packages.pricing.saving', { percent: saving })}</Badge>
          </>
        )}
      </Row>
    </div>
  );
}
