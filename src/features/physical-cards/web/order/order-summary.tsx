import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { isolatedMoney } from '#base/money.ts';
import { SubmitButton } from '#ui/forms/form.tsx';
import { Card, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { PhysicalCardPrices, SavedDesign } from '../../contract.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { materialPrices, maxQuantity, priceOf } from '../../prices.ts';
import { previewLink } from '../components/preview-link.ts';
import { FlippablePhysicalCard } from '../face/flippable-physical-card.tsx';
import styles from './order-cards.module.css';
import { physicalOrderTexts } from './order-form-texts.ts';
import type { OrderFormState } from './use-order-form.ts';

interface OrderSummaryProps {
  saved: SavedDesign;
  prices: PhysicalCardPrices;
  form: OrderFormState;
  isBlocked: boolean;
}

/** The card preview and the total, updated on every change. */
export function OrderSummary({ saved, prices, form, isBlocked }: OrderSummaryProps) {
  const t = useTexts(physicalOrderTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const [quantity, delivery] = form.watch(['quantity', 'delivery']);
  const { design, profileId, id } = saved;
  const { material } = design;
  const count = countIn(quantity);
  const price = priceOf(material, count, delivery, prices.discount);
  return (
    <Card as="section" tone="raised" aria-labelledby="summary-title">
      <Text as="h2" size="l" id="summary-title">
        {t('cardOrder.summary.title')}
      </Text>
      <FlippablePhysicalCard design={design} link={previewLink(profileId)} />
      <Link className={styles.edit} to={`/physical-cards/design/${id}`}>
        <Pencil size={16} aria-hidden="true" />
        {t('cardOrder.edit')}
      </Link>
      <Stack gap={2} aria-live="polite">
        <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="muted">
          <span>{tw(`cardWords.cards.${material}`, { count })}</span>
          <MoneyText agorot={materialPrices[material] * count} />
        </Row>
        {price.saved > 0 && (
          <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="good">
            <span>{t('cardOrder.summary.saved', { percent: prices.discount })}</span>
            <MoneyText agorot={-price.saved} />
          </Row>
        )}
        <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="muted">
          <span>{tw(`cardWords.delivery.${delivery}`)}</span>
          <MoneyText agorot={price.delivery} />
        </Row>
        <Row as="p" gap={4} align="baseline" justify="between" className={styles.total}>
          <span>
            {t('cardOrder.summary.total')}{' '}
            <Text as="span" tone="muted" size="xs" weight="text">
              {t('cardOrder.summary.vat')}
            </Text>
          </span>
          <MoneyText agorot={price.total} className={styles.amount ?? ''} />
        </Row>
      </Stack>
      <Upsell prices={prices} physicalCards={materialPrices[material] * count} />
      <SubmitButton variant="hot" size="lg" block disabled={isBlocked}>
        {t('cardOrder.summary.submit')}
      </SubmitButton>
      <Text tone="muted" size="xs">
        {t('cardOrder.summary.next')}
      </Text>
    </Card>
  );
}

/** While the input is invalid, the price is that of one card. */
function countIn(typed: string): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= maxQuantity ? count : 1;
}

interface UpsellProps {
  prices: PhysicalCardPrices;
  /** Price of the cards only, without any discount. */
  physicalCards: number;
}

/** What a larger package would save on this order; renders nothing for users of the largest package. */
function Upsell({ prices: { discount, packages }, physicalCards }: UpsellProps) {
  const t = useTexts(physicalOrderTexts);
  const best = packages.toSorted((one, other) => other.discount - one.discount)[0];
  const more = best ? Math.round((physicalCards * (best.discount - discount)) / 100) : 0;
  if (!best || more <= 0) return null;
  return (
    <Text tone="muted" size="xs">
      {t('cardOrder.summary.upsell', { name: best.name, amount: isolatedMoney(more) })}{' '}
      <Link to="/subscription">{t('cardOrder.summary.upsellAction')}</Link>
    </Text>
  );
}
