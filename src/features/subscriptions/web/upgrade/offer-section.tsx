import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { shekels } from '#base/money.ts';
import type { Product } from '#features/packages/contract.ts';
import { planFeatureLines } from '#features/packages/domain.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/text/money-text.tsx';
import { Caption, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { dayText } from '../day-text.ts';
import styles from './offer-section.module.css';
import { upgradeTexts } from './upgrade-texts.ts';

/** The specification's fixed percentage for the upgrade dialog; elsewhere the savings beside prices are computed. */
const yearlyHint = 17;

interface CycleChoiceProps {
  product: Product;
  /** The cycles that are available at once. */
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** Native radio buttons, for built-in arrow keys, names and grouping. */
function CycleChoice({ product, cycles, cycle, onCycle }: CycleChoiceProps) {
  const t = useTexts(upgradeTexts);
  const name = useId();
  const prices = { monthly: product.monthlyPrice, yearly: product.yearlyPrice };
  const periods = { monthly: t('upgradePlan.perMonth'), yearly: t('upgradePlan.perYear') };
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.choice} data-count={cycles.length}>
      <legend>
        <VisuallyHidden>{t('upgradePlan.cycle')}</VisuallyHidden>
      </legend>
      {cycles.map((value) => (
        <Stack as="label" key={value} gap={1} justify="start" className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onCycle(value)}
          />
          <Row as="span" gap={2} align="center" justify="between" wrap weight="medium">
            {t(`upgradePlan.${value}`)}
            {value === 'yearly' && (
              <Badge variant="hot" size="sm">
                {t('upgradePlan.hint', { percent: yearlyHint })}
              </Badge>
            )}
          </Row>
          <span>
            <MoneyText className={styles.amount ?? ''} value={shekels(prices[value])} /> {periods[value]}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}

interface OfferSectionProps {
  mine: Subscription;
  offer: Product;
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** What the larger plan includes, and its price. */
export function OfferSection({ mine, offer, cycles, cycle, onCycle }: OfferSectionProps) {
  const t = useTexts(upgradeTexts);
  const { locale } = useLocale();
  const complimentaryNote = ({ packageName, until }: NonNullable<Subscription['complimentary']>) =>
    t('upgradePlan.complimentary', { name: packageName, date: dayText(until, locale) });
  return (
    <>
      <Stack as="section" gap={3} className={styles.offer} aria-label={t('upgradePlan.plan', { name: offer.name })}>
        <Text size="l" weight="strong">
          <bdi>{t('upgradePlan.plan', { name: offer.name })}</bdi>
        </Text>
        <Stack as="ul" gap={2} className={styles.lines} aria-label={t('upgradePlan.includes', { name: offer.name })}>
          {planFeatureLines(offer).map((line) => (
            <li key={line}>
              <Check size={18} aria-hidden="true" />
              <bdi>{line}</bdi>
            </li>
          ))}
        </Stack>
      </Stack>
      <CycleChoice product={offer} cycles={cycles} cycle={cycle} onCycle={onCycle} />
      <Caption>
        {mine.paid && `${t('upgradePlan.difference')} `}
        {mine.state === 'complimentary' && mine.complimentary && `${complimentaryNote(mine.complimentary)} `}
        {mine.state === 'trial' && `${t('upgradePlan.trial')} `}
        {t('upgradePlan.vat')} <Link to="/subscription">{t('upgradePlan.compare')}</Link>
      </Caption>
    </>
  );
}
