import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { shekels, yearlySaving } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { Product } from '../contract.ts';
import { homeProducts, isFree, planFeatureLines } from '../domain.ts';
import { packagesTexts } from '../texts.ts';
import styles from './packages.module.css';

const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** Native radio buttons provide arrow keys, labels and grouping, without the inline styles of Radix's toggle group. */
export function BillingToggle({ cycle, onChange }: { cycle: BillingCycle; onChange(cycle: BillingCycle): void }) {
  const t = useTexts(packagesTexts);
  const name = useId();
  return (
    <Grid as="fieldset" inline shrink className={styles.toggle}>
      <legend>
        <VisuallyHidden>{t('packages.pricing.cycle')}</VisuallyHidden>
      </legend>
      {billingCycles.map((value) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onChange(value)}
          />
          <span>{t(`packages.pricing.${value}`)}</span>
        </label>
      ))}
    </Grid>
  );
}

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

interface ProductPanelProps {
  product: Product;
  cycle: BillingCycle;
  onChoose(id: number): void;
}

/** A product that a visitor can choose. */
export function ProductPanel({ product, cycle, onChoose }: ProductPanelProps) {
  const t = useTexts(packagesTexts);
  const action = (
    <Button
      block
      variant={product.isPopular ? 'default' : 'outline'}
      data-auth="register"
      onClick={() => onChoose(product.id)}
    >
      {isFree(product) ? t('packages.pricing.start') : t('packages.pricing.choose', { name: product.name })}
    </Button>
  );
  return <PricingPanel product={product} cycle={cycle} action={action} />;
}

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
          <ProductPanel key={product.id} product={product} cycle={cycle} onChoose={onChoose} />
        ))}
      </Stack>
      <Text tone="muted" size="s" textAlign="center" className={styles.small}>
        {t('packages.pricing.vat')} {t('packages.pricing.quote')}{' '}
        <a href={`mailto:${quoteMail}`}>{t('packages.pricing.quoteAction')}</a>
      </Text>
    </section>
  );
}
