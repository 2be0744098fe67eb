import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { Product } from '../contract.ts';
import { cardLines, isFree } from '../domain.ts';
import { packagesTexts } from '../texts.ts';
import type { BillingCycle } from './billing-cycle.ts';
import styles from './price-card.module.css';
import { PriceTag } from './price-tag.tsx';

interface PriceCardProps {
  product: Product;
  cycle: BillingCycle;
  /** What can be done about it. */
  action: ReactNode;
  /** What it is to the reader, such as their own; stands where the popular one says so. */
  mark?: string | undefined;
  tone?: 'own' | 'chosen' | undefined;
  id?: string;
}

export function PriceCard({ product, cycle, action, mark, tone, id }: PriceCardProps) {
  const t = useTexts(packagesTexts);
  const lines = cardLines(product);
  const said = mark ?? (product.isPopular ? t('packages.pricing.popular') : undefined);
  return (
    <li className={styles.card} id={id} data-popular={product.isPopular} data-tone={tone}>
      {said && <span className={styles.mark}>{said}</span>}
      <Text as="h3" size="xl">
        <bdi>{product.name}</bdi>
      </Text>
      <Text tone="muted">
        <bdi>{product.description}</bdi>
      </Text>
      <PriceTag product={product} cycle={cycle} isFree={isFree(product)} />
      {action}
      {lines.length > 0 && (
        <Stack
          as="ul"
          gap={3}
          className={styles.lines}
          aria-label={t('packages.pricing.includes', { name: product.name })}
        >
          {lines.map((line) => (
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
